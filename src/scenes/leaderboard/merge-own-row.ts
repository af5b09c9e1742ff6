import { type BoardRow } from './draw-board.ts'

/**
 * Returns a page of the board with the player's current row. The page may be older than the player's rank, so the rows
 * between the old and the current rank move by one. `isOwn` finds the player's old row on the page.
 */
export function mergeOwnRow<row extends BoardRow>(
  rows: readonly row[],
  own: BoardRow,
  isOwn: (row: row) => boolean,
): readonly BoardRow[] {
  const before = rows.find(isOwn)?.rank ?? Number.POSITIVE_INFINITY
  const others = rows
    .filter((row) => !isOwn(row))
    .map((row) => {
      const closedUp = row.rank > before ? row.rank - 1 : row.rank
      return { ...row, rank: closedUp >= own.rank ? closedUp + 1 : closedUp }
    })
  const isOnPage = own.rank <= others.length + 1
  return isOnPage ? [...others, own].sort((a, b) => a.rank - b.rank) : others
}
