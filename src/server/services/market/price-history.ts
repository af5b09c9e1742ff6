import type { historyCall } from '#src/protocol/calls/economy.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { cellIndex } from '#src/rules/market/goods.ts'
import { NO_IMPACT } from '#src/rules/market/impact.ts'
import { quoteOf } from '#src/rules/market/quote.ts'
import { impactsOf } from '../../db/repositories/market-cells.ts'
import type { Means } from '../means.ts'
import { cellMarket } from './cell-market.ts'
import type { MarketTick } from './market-watch.ts'
import { readOpenings } from './openings.ts'

/** How a cell opened tick by tick, oldest first; the last point is this tick's as it stands. */
export async function readHistory(
  { store }: Pick<Means, 'store'>,
  market: MarketTick,
  { symbol, borough, ticks }: QueryOf<typeof historyCall>,
): Promise<ResponseOf<typeof historyCall>> {
  const seasonId = market.season.id
  const cell = cellIndex(borough, symbol)
  const { openings } = await readOpenings(store.db, seasonId, market.tick, ticks)
  const impacts = await impactsOf(store.db, seasonId)
  const now = quoteOf(cellMarket(market, cell, impacts[cell] ?? NO_IMPACT)).priceCents
  const first = market.tick - openings.length + 1
  return openings.map((prices, index) => {
    const isLast = index === openings.length - 1
    return [first + index, (isLast ? now : (prices[cell] ?? now)) / 100]
  })
}
