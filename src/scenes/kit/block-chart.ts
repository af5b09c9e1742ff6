const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/**
 * Returns figures as columns of block characters, `rows` high, the newest at the right. Each row has eight steps
 * between the lowest and the highest figure; a chart of one row uses only seven. When there are more figures than
 * columns, each column shows the mean of several consecutive figures.
 */
export function chartLines(figures: readonly number[], columns: number, rows: number): string[] {
  const sampled = downsample(figures, columns)
  if (sampled.length === 0) return Array.from({ length: rows }, () => ' '.repeat(columns))
  const lowest = Math.min(...sampled)
  const range = Math.max(...sampled) - lowest
  // One-row charts are drawn below each other; the gap separates them.
  const maxHeight = rows === 1 ? 7 : rows * 8
  // Equal figures are drawn at half the height.
  const heights = sampled.map((figure) =>
    range === 0 ? rows * 4 : 1 + Math.round(((figure - lowest) / range) * (maxHeight - 1)),
  )
  return Array.from({ length: rows }, (_, row) => {
    const below = (rows - 1 - row) * 8
    const cells = heights.map((height) => EIGHTHS[Math.min(8, Math.max(0, height - below))] ?? ' ')
    return cells.join('').padStart(columns)
  })
}

function downsample(figures: readonly number[], columns: number): readonly number[] {
  if (figures.length <= columns) return figures
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * figures.length) / columns)
    const to = Math.max(from + 1, Math.floor(((column + 1) * figures.length) / columns))
    const share = figures.slice(from, to)
    return share.reduce((sum, figure) => sum + figure, 0) / share.length
  })
}
