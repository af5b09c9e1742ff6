import type { EntityId } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** The coordinates of a cell on a layer. */
export interface CellPosition {
  readonly column: number
  readonly row: number
}

/** A range of a layer's cells in reading order, both ends included. It scrolls with its text. */
export interface CellSelection {
  readonly layer: EntityId
  readonly from: CellPosition
  readonly to: CellPosition
}

/** Selects a range of cells in place of any other. Null clears the selection. */
export function selectCells(world: GameWorld, selection: CellSelection | null): void {
  if (selection === null && world.selection === null) return
  world.selection = selection && inReadingOrder(selection)
  touch(world)
}

/** The selected columns of a row, both ends included, or null. */
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
