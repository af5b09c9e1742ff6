const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/**
 * Figures as columns of block characters, `rows` high, the newest at the right; eight steps a row, from the lowest to the
 * highest; a single row keeps its topmost eighth dark. Where there are more figures than columns each column is the mean of its share.
 */
export function chartLines(figures: readonly number[], columns: number, rows: number): string[] {
  const shown = shareOut(figures, columns)
  if (shown.length === 0) return Array.from({ length: rows }, () => ' '.repeat(columns))
  const low = Math.min(...shown)
  const span = Math.max(...shown) - low
  // Charts of one row stand one below the other, and are to be told apart.
  const highest = rows === 1 ? 7 : rows * 8
  // A flat figure is a line and not a void.
  const heights = shown.map((figure) =>
    span === 0 ? rows * 4 : 1 + Math.round(((figure - low) / span) * (highest - 1)),
  )
  return Array.from({ length: rows }, (_, row) => {
    const below = (rows - 1 - row) * 8
    const cells = heights.map((height) => EIGHTHS[Math.min(8, Math.max(0, height - below))] ?? ' ')
    return cells.join('').padStart(columns)
  })
}

function shareOut(figures: readonly number[], columns: number): readonly number[] {
  if (figures.length <= columns) return figures
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * figures.length) / columns)
    const to = Math.max(from + 1, Math.floor(((column + 1) * figures.length) / columns))
    const share = figures.slice(from, to)
    return share.reduce((sum, figure) => sum + figure, 0) / share.length
  })
}
