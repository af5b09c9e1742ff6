import type { tickerCall } from '#src/protocol/calls/economy.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { tickStart } from '#src/rules/calendar.ts'
import type { TokenPrice } from '../../chain/watch-token-prices.ts'
import { roundTo } from './round-to.ts'
import type { MarketTick } from './market-watch.ts'

/** What is known of the chain. */
export interface ChainFigures {
  /** What its tokens stand at; null where no chain is asked: then they walk by themselves. */
  readonly tokens: readonly TokenPrice[] | null
  /** Whether it serves a block that is still being made. */
  readonly flashblocks: boolean
}

/** Decimals of a token's price: some are worth less than a thousandth of a cent. */
const TOKEN_DECIMALS = 6

/** What the ticker says of a tick and of the chain. */
export function tellTicker(
  { figures, season, walk, tick }: MarketTick,
  { tokens, flashblocks }: ChainFigures,
): ResponseOf<typeof tickerCall> {
  const goods = Object.entries(figures.commodities).map(
    ([symbol, { priceCents, change24h }]) =>
      [symbol, { price: priceCents / 100, change_24h: roundTo(change24h, 4) }] as const,
  )
  const coins = (tokens ?? walk.tokensAt(tick)).map(
    ({ symbol, price, change24h }) =>
      [
        symbol,
        { price: roundTo(price, TOKEN_DECIMALS), change_24h: roundTo(change24h, 4) },
      ] as const,
  )
  return {
    commodities: Object.fromEntries([...goods, ...coins]),
    market_index: roundTo(figures.marketIndex, 4),
    market_trend: figures.marketTrend,
    volatility: roundTo(figures.volatility, 4),
    tick: figures.tick,
    as_of: tickStart(season.id, figures.tick).toISOString(),
    flashblocks_active: flashblocks,
  }
}
