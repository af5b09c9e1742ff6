import { type EntityId } from 'bitecs'
import { liveQuery } from '../live-query.ts'
import type { GameWorld } from '../world.ts'
import { rewriteText } from './rewrite-text.ts'

const scrollBars = liveQuery(({ ScrollBar }) => [ScrollBar])

const TRACK = '│'
const THUMB = '█'

/** Draws every scroll bar at the position of its scroll. */
export function moveScrollBars(world: GameWorld): void {
  const { Place, ScrollBar } = world.components
  for (const bar of scrollBars(world)) {
    rewriteText(world, bar, scrollBarCells(world, ScrollBar.scroll[bar], Place.rows[bar]))
  }
}

/** The characters of a scroll bar. Blank when the content fits into the window. */
export function scrollBarCells(world: GameWorld, scroll: EntityId, rows: number): string {
  const { Layer, Scroll } = world.components
  const window = Layer.height[Scroll.layer[scroll]]
  const content = Scroll.contentHeight[scroll]
  const scrollable = content - window
  if (scrollable <= 0) return Array.from({ length: rows }, () => ' ').join('\n')

  const thumb = Math.max(1, Math.round((rows * window) / content))
  const first = Math.round((rows - thumb) * Math.min(1, Scroll.offset[scroll] / scrollable))
  const isThumb = (row: number): boolean => row >= first && row < first + thumb
  return Array.from({ length: rows }, (_, row) => (isThumb(row) ? THUMB : TRACK)).join('\n')
}
