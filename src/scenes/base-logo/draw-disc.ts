/** Half blocks make two dots of each cell, one above the other. */
const [FULL, UPPER, LOWER, NONE] = ['█', '▀', '▄', ' ']
/** The slot in the disc, from its middle row, as parts of the radius. */
const SLOT = { half: 0.12, until: 0.45 }

/**
 * A disc that fills `columns` by `rows` cells, with a slot from the left; as much of it from the top as `share` (0 to 1)
 * says. It is round where a cell is as much higher than wide as the box is wider than high in cells.
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
