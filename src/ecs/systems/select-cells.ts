import type { EntityId } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** A cell of a layer. */
export interface CellAt {
  readonly column: number
  readonly row: number
}

/** A stretch of a layer's cells in reading order, both ends in it. It stays on its text while the layer is scrolled. */
export interface CellSelection {
  readonly layer: EntityId
  readonly from: CellAt
  readonly to: CellAt
}

/** Marks a stretch of cells as selected, in place of any other; null for none. */
export function selectCells(world: GameWorld, selection: CellSelection | null): void {
  if (selection === null && world.selection === null) return
  world.selection = selection && inReadingOrder(selection)
  touch(world)
}

/** The columns of a row that are selected, both ends in it; null where none is. */
export function selectedColumns(
  { from, to }: CellSelection,
  row: number,
): { readonly first: number; readonly last: number } | null {
  if (row < from.row || row > to.row) return null
  return {
    first: row === from.row ? from.column : 0,
    last: row === to.row ? to.column : Number.POSITIVE_INFINITY,
  }
}

function inReadingOrder({ layer, from, to }: CellSelection): CellSelection {
  const isBackwards = to.row < from.row || (to.row === from.row && to.column < from.column)
  return isBackwards ? { layer, from: to, to: from } : { layer, from, to }
}
