import type { tickerCall } from '#src/protocol/calls/economy.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { tickStart } from '#src/rules/calendar.ts'
import { roundTo } from './round-to.ts'
import type { MarketTick } from './market-watch.ts'

/** What the ticker says of a tick, and of whether the chain serves a block that is still being made. */
export function tellTicker(
  { figures, season, walk, tick }: MarketTick,
  flashblocks: boolean,
): ResponseOf<typeof tickerCall> {
  const goods = Object.entries(figures.commodities).map(
    ([symbol, { priceCents, change24h }]) =>
      [symbol, { price: priceCents / 100, change_24h: roundTo(change24h, 4) }] as const,
  )
  const tokens = walk
    .tokensAt(tick)
    .map(
      ({ symbol, price, change24h }) =>
        [symbol, { price: roundTo(price, 4), change_24h: roundTo(change24h, 4) }] as const,
    )
  return {
    commodities: Object.fromEntries([...goods, ...tokens]),
    market_index: roundTo(figures.marketIndex, 4),
    market_trend: figures.marketTrend,
    volatility: roundTo(figures.volatility, 4),
    tick: figures.tick,
    as_of: tickStart(season.id, figures.tick).toISOString(),
    flashblocks_active: flashblocks,
  }
}
