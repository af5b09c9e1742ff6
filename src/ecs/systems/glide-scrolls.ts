import { liveQuery } from '../live-query.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

const scrolls = liveQuery(({ Scroll }) => [Scroll])

/** px of the buffer. At less than this distance the scroll jumps to its target. */
const NEAR_ENOUGH = 0.5

/** Moves every scroll toward its target at a pace that does not depend on the frame rate. Jumps under reduced motion. */
export function glideScrolls(world: GameWorld): void {
  const { Layer, Scroll } = world.components
  for (const scroll of scrolls(world)) {
    const target = Scroll.target[scroll]
    const left = world.reducedMotion ? 0 : 2 ** (-world.time.delta / Scroll.halfLife[scroll])
    const remaining = (target - Scroll.offset[scroll]) * left
    Scroll.offset[scroll] = Math.abs(remaining) < NEAR_ENOUGH ? target : target - remaining
    const layer = Scroll.layer[scroll]
    const top = Math.round(Scroll.offset[scroll])
    if (Layer.scrollY[layer] === top) continue
    Layer.scrollY[layer] = top
    touch(world)
  }
}
