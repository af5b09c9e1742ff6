/** Half blocks divide each cell into two dots, one above the other. */
const [FULL, UPPER, LOWER, NONE] = ['█', '▀', '▄', ' ']
/** The slot in the disc: half its height, and its right end, as shares of the radius. */
const SLOT = { half: 0.12, until: 0.45 }

/**
 * Returns a disc of `columns` by `rows` cells with a slot from the left. `share` (0 to 1) says how much of it is drawn,
 * from the top. The disc is round when `columns` ÷ `rows` equals the height of a cell ÷ its width.
 */
export function drawDisc(columns: number, rows: number, share: number): readonly string[] {
  const isLit = (column: number, dot: number): boolean => {
    const x = ((column + 0.5) / columns) * 2 - 1
    const y = (dot + 0.5) / rows - 1
    if (dot >= share * rows * 2 || x * x + y * y > 1) return false
    return !(Math.abs(y) < SLOT.half && x < SLOT.until)
  }
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => {
      const [upper, lower] = [isLit(column, row * 2), isLit(column, row * 2 + 1)]
      return upper ? (lower ? FULL : UPPER) : lower ? LOWER : NONE
    }).join(''),
  )
}
