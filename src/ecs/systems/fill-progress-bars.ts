import { liveQuery } from '../live-query.ts'
import type { GameWorld } from '../world.ts'
import { rewriteText } from './rewrite-text.ts'

const progressBars = liveQuery(({ ProgressBar }) => [ProgressBar])

const FULL = '█'
const EMPTY = '▒'

/** Draws every progress bar by its value. */
export function fillProgressBars(world: GameWorld): void {
  const { Place, ProgressBar } = world.components
  for (const bar of progressBars(world)) {
    rewriteText(world, bar, progressCells(ProgressBar.value[bar], Place.columns[bar]))
  }
}

/** The characters of a progress bar. Completely full only at 1, completely empty only at 0. */
export function progressCells(value: number, columns: number): string {
  const share = Math.min(1, Math.max(0, value)) * columns
  const rounded =
    value > 0 && value < 1 ? Math.min(columns - 1, Math.max(1, Math.round(share))) : share
  const full = Math.max(0, Math.min(columns, Math.round(rounded)))
  return FULL.repeat(full) + EMPTY.repeat(columns - full)
}
