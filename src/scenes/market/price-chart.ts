import { type PriceHistory } from '#src/api/get-price-history.ts'

const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/**
 * Prices as columns of block characters, `rows` high, the newest at the right; eight steps a row, from the lowest price
 * to the highest. Where there are more prices than columns each column is the mean of its share.
 */
export function chartLines(history: PriceHistory, columns: number, rows: number): string[] {
  const prices = shareOut(
    history.map(([, price]) => price),
    columns,
  )
  if (prices.length === 0) return Array.from({ length: rows }, () => ' '.repeat(columns))
  const low = Math.min(...prices)
  const span = Math.max(...prices) - low
  // A flat price is a line and not a void.
  const heights = prices.map((price) =>
    span === 0 ? rows * 4 : 1 + Math.round(((price - low) / span) * (rows * 8 - 1)),
  )
  return Array.from({ length: rows }, (_, row) => {
    const below = (rows - 1 - row) * 8
    const cells = heights.map((height) => EIGHTHS[Math.min(8, Math.max(0, height - below))] ?? ' ')
    return cells.join('').padStart(columns)
  })
}

function shareOut(prices: readonly number[], columns: number): readonly number[] {
  if (prices.length <= columns) return prices
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * prices.length) / columns)
    const to = Math.max(from + 1, Math.floor(((column + 1) * prices.length) / columns))
    const share = prices.slice(from, to)
    return share.reduce((sum, price) => sum + price, 0) / share.length
  })
}
