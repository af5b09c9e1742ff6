import { addComponent, addEntity, type EntityId } from 'bitecs'
import { INK } from '../components/text-run.ts'
import { CELL } from '../screen-mode.ts'
import { GLIDE_HALF_LIFE } from '../systems/scroll-to.ts'
import { scrollBarCells } from '../systems/move-scroll-bars.ts'
import type { GameWorld } from '../world.ts'
import { type LayerWindow, spawnLayer } from './spawn-layer.ts'
import { spawnText } from './spawn-text.ts'

export interface ScrollPlacement {
  /** The window on the screen, in cells. */
  readonly window: LayerWindow['window']
  /** Height of the content in rows. {@link setContentRows} changes it. */
  readonly contentRows: number
  /** The column of the scroll bar on the ground. Default: no bar. */
  readonly barColumn?: number
}

export interface ScrolledArea {
  /** The layer to spawn the content on. Despawning it removes the whole area. */
  readonly layer: EntityId
  /** The entity for scrollTo, scrollBy, setContentRows and isNearBottom. */
  readonly scroll: EntityId
  readonly bar: EntityId | null
}

/** Spawns a window on a layer that scrolls vertically, with a drawn scroll bar. */
export function spawnScroll(world: GameWorld, placement: ScrollPlacement): ScrolledArea {
  const { window, contentRows, barColumn } = placement
  const { BelongsToScreen, Scroll, ScrollBar } = world.components
  const layer = spawnLayer(world, { columns: window.columns, rows: contentRows, window })
  const scroll = addEntity(world)
  for (const component of [Scroll, BelongsToScreen]) addComponent(world, scroll, component)
  Scroll.layer[scroll] = layer
  Scroll.offset[scroll] = 0
  Scroll.target[scroll] = 0
  Scroll.halfLife[scroll] = GLIDE_HALF_LIFE
  Scroll.contentHeight[scroll] = contentRows * CELL.height
  if (barColumn === undefined) return { layer, scroll, bar: null }

  const bar = spawnText(world, {
    text: scrollBarCells(world, scroll, window.rows),
    column: barColumn,
    row: window.row,
    columns: 1,
    rows: window.rows,
    foreground: INK.faint,
    spoken: null,
  })
  addComponent(world, bar, ScrollBar)
  ScrollBar.scroll[bar] = scroll
  return { layer, scroll, bar }
}
