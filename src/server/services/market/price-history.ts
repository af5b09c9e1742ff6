import type { historyCall } from '#src/protocol/calls/economy.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { cellIndex } from '#src/rules/market/goods.ts'
import type { MarketTick } from './market-watch.ts'

/** Returns the opening prices of a good in a borough as [tick, dollars], oldest first. */
export function readHistory(
  { walk, tick }: MarketTick,
  { symbol, borough, ticks }: QueryOf<typeof historyCall>,
): ResponseOf<typeof historyCall> {
  const cell = cellIndex(borough, symbol)
  const openings = walk.openings(tick, ticks)
  const first = tick - openings.length + 1
  return openings.map((prices, index) => [first + index, (prices[cell] ?? 0) / 100])
}
