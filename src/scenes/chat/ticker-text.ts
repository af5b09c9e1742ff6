import { type TickerState } from '#src/stores/ticker-store.ts'

const WAY = { up: '▲', down: '▼', flat: '■' } as const

/** The crawling line: the index with its trend, then each good and what it has done in 24 hours. */
export function tickerText({
  entries,
  marketIndex,
  marketTrend,
}: Pick<TickerState, 'entries' | 'marketIndex' | 'marketTrend'>): string {
  const index =
    marketIndex === null ? [] : [`INDEX ${marketIndex.toFixed(2)} ${WAY[marketTrend ?? 'flat']}`]
  const goods = entries.map(({ symbol, delta }) => `${symbol} ${change(delta)}`)
  return [...index, ...goods].join('   ')
}

/** '▲3.1%': what rounds to nothing has no way. */
function change(percent: number): string {
  const size = Math.abs(percent).toFixed(1)
  if (Number(size) === 0) return `${WAY.flat}${size}%`
  return `${percent > 0 ? WAY.up : WAY.down}${size}%`
}
