import { type TickerState } from '#src/stores/ticker-store.ts'

const DIRECTION = { up: '▲', down: '▼', flat: '■' } as const

/** Returns the ticker: the index with its trend, then each good with its change in 24 hours. */
export function tickerText({
  entries,
  marketIndex,
  marketTrend,
}: Pick<TickerState, 'entries' | 'marketIndex' | 'marketTrend'>): string {
  const index =
    marketIndex === null
      ? []
      : [`INDEX ${marketIndex.toFixed(2)} ${DIRECTION[marketTrend ?? 'flat']}`]
  const goods = entries.map(({ symbol, delta }) => `${symbol} ${change(delta)}`)
  return [...index, ...goods].join('   ')
}

/** '▲3.1%'; a change that rounds to zero has no direction. */
function change(percent: number): string {
  const size = Math.abs(percent).toFixed(1)
  if (Number(size) === 0) return `${DIRECTION.flat}${size}%`
  return `${percent > 0 ? DIRECTION.up : DIRECTION.down}${size}%`
}
