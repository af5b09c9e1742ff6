import { liveQuery } from '../live-query.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

const tickerLines = liveQuery(({ TickerLine }) => [TickerLine])

/** Moves every ticker line left, in an endless loop. Under reduced motion it moves by whole windows. */
export function scrollTicker(world: GameWorld): void {
  const { Layer, TickerLine } = world.components
  const seconds = world.time.delta / 1000
  for (const line of tickerLines(world)) {
    const layer = TickerLine.layer[line]
    const travelled = TickerLine.travelled[line] + TickerLine.speed[line] * seconds
    TickerLine.travelled[line] = travelled % TickerLine.width[line]
    const window = Layer.width[layer]
    const left = world.reducedMotion
      ? Math.floor(TickerLine.travelled[line] / window) * window
      : Math.floor(TickerLine.travelled[line])
    if (left === Layer.scrollX[layer]) continue
    Layer.scrollX[layer] = left
    touch(world)
  }
}
