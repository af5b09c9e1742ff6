import { type BoardRow } from './draw-board.ts'

/**
 * A page of the board with the player's own row as it is now: the page was counted some seconds ago, the own rank this
 * moment. The others make room for it, and close up where it was. `isOwn` tells the row that the page has of them.
 */
export function withOwn<row extends BoardRow>(
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
