import { addComponent, addEntity, type EntityId } from 'bitecs'
import { widthOf } from '#src/lib/text-layout.ts'
import type { SpokenDetails } from '../components/spoken.ts'
import { CELL } from '../screen-mode.ts'
import { rewriteText } from '../systems/rewrite-text.ts'
import type { GameWorld } from '../world.ts'
import { spawnLayer } from './spawn-layer.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface TickerPlacement extends Pick<TextPlacement, 'foreground' | 'background'> {
  /** One line, repeated without a seam. */
  readonly text: string
  /** The window on the ground, one row high, in cells. */
  readonly column: number
  readonly row: number
  readonly columns: number
  /** Pixels of the buffer per second. */
  readonly speed: number
  /** How the twin exposes the text, once. Default: a paragraph. */
  readonly spoken?: Omit<SpokenDetails, 'name'>
}

export interface Ticker {
  /** Despawning it removes the whole ticker. */
  readonly layer: EntityId
  /** The text as drawn, repeated. Change it with {@link rewriteTicker}. */
  readonly text: EntityId
  /** The entity that moves the layer. */
  readonly line: EntityId
}

/** Blank columns between two repetitions of the line. */
const GAP = 4

/** Spawns a line that moves from right to left through its window. Under reduced motion it moves by whole windows. */
export function spawnTicker(world: GameWorld, placement: TickerPlacement): Ticker {
  const { text: line, column, row, columns, speed, spoken, ...colours } = placement
  const { BelongsToScreen, TickerLine } = world.components
  const window = { column, row, columns, rows: 1 }
  const layer = spawnLayer(world, { columns, rows: 1, window })
  const text = spawnText(world, {
    ...colours,
    layer,
    text: '',
    column: 0,
    row: 0,
    spoken: { role: 'paragraph', ...spoken },
  })
  const ticker = addEntity(world)
  for (const component of [TickerLine, BelongsToScreen]) addComponent(world, ticker, component)
  TickerLine.layer[ticker] = layer
  TickerLine.speed[ticker] = speed
  TickerLine.travelled[ticker] = 0
  const spawned = { layer, text, line: ticker }
  rewriteTicker(world, spawned, line)
  return spawned
}

/** Replaces the text of a ticker. The position is kept. */
export function rewriteTicker(
  world: GameWorld,
  { layer, text, line }: Ticker,
  words: string,
): void {
  const { Layer, Spoken, TickerLine } = world.components
  const repetition = words + ' '.repeat(GAP)
  const columns = widthOf(repetition)
  const count = Math.ceil(Layer.width[layer] / CELL.width / columns) + 1
  if (Spoken.details[text].name === words) return
  Layer.columns[layer] = columns * count
  TickerLine.width[line] = columns * CELL.width
  Spoken.details[text] = { ...Spoken.details[text], name: words }
  rewriteText(world, text, repetition.repeat(count))
}
