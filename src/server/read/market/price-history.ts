import { INDEX, type historyCall } from '#src/protocol/calls/economy.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { cellIndex, GOODS } from '#src/rules/market/goods.ts'
import { indexOf } from '#src/rules/market/ticker-figures.ts'
import type { MarketTick } from './market-watch.ts'
import { roundTo } from './round-to.ts'

/** Returns the opening prices of a good in a borough as [tick, dollars], or the borough's index, oldest first. */
export function readHistory(
  { walk, tick }: MarketTick,
  { symbol, borough, ticks }: QueryOf<typeof historyCall>,
): ResponseOf<typeof historyCall> {
  const openings = walk.openings(tick, ticks)
  const first = tick - openings.length + 1
  const figureOf = (prices: readonly number[]): number => {
    if (symbol !== INDEX) return (prices[cellIndex(borough, symbol)] ?? 0) / 100
    const [own] = GOODS.map((good) => cellIndex(borough, good.symbol))
    return roundTo(indexOf(prices.slice(own, (own ?? 0) + GOODS.length)), 4)
  }
  return openings.map((prices, index) => [first + index, figureOf(prices)])
}
