import { type EntityId } from 'bitecs'
import { liveQuery } from '../live-query.ts'
import type { GameWorld } from '../world.ts'
import { rewriteText } from './rewrite-text.ts'

const scrollBars = liveQuery(({ ScrollBar }) => [ScrollBar])

const TRACK = '│'
const THUMB = '█'

/** Puts the thumb of every scroll bar where its scroll stands. */
export function moveScrollBars(world: GameWorld): void {
  const { Place, ScrollBar } = world.components
  for (const bar of scrollBars(world)) {
    rewriteText(world, bar, scrollBarCells(world, ScrollBar.scroll[bar], Place.rows[bar]))
  }
}

/** A bar of so many rows: blank where all there is fits into the window. */
export function scrollBarCells(world: GameWorld, scroll: EntityId, rows: number): string {
  const { Layer, Scroll } = world.components
  const window = Layer.height[Scroll.layer[scroll]]
  const content = Scroll.contentHeight[scroll]
  const way = content - window
  if (way <= 0) return Array.from({ length: rows }, () => ' ').join('\n')

  const thumb = Math.max(1, Math.round((rows * window) / content))
  const first = Math.round((rows - thumb) * Math.min(1, Scroll.offset[scroll] / way))
  const isThumb = (row: number): boolean => row >= first && row < first + thumb
  return Array.from({ length: rows }, (_, row) => (isThumb(row) ? THUMB : TRACK)).join('\n')
}
