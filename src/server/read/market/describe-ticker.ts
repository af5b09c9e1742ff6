import type { tickerCall } from '#src/protocol/calls/economy.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { tickStart } from '#src/rules/calendar.ts'
import type { TokenPrice } from '../../platform/chain/watch-token-prices.ts'
import { roundTo } from './round-to.ts'
import type { MarketTick } from './market-watch.ts'

/** The latest figures of the chain. */
export interface ChainFigures {
  /** The prices of the chain's tokens. Without an RPC they are null, and simulated prices are used. */
  readonly tokens: readonly TokenPrice[] | null
  /** Whether the chain serves a pending block. */
  readonly flashblocks: boolean
}

/** The decimals of a token's price. Some tokens are worth less than a thousandth of a cent. */
const TOKEN_DECIMALS = 6

/** Returns the response of the ticker call: the market's figures at a tick, and the prices of goods and tokens. */
export function describeTicker(
  { figures, season, walk, tick }: MarketTick,
  { tokens, flashblocks }: ChainFigures,
): ResponseOf<typeof tickerCall> {
  const goodEntries = Object.entries(figures.commodities).map(
    ([symbol, { priceCents, change24h }]) =>
      [symbol, { price: priceCents / 100, change_24h: roundTo(change24h, 4) }] as const,
  )
  const tokenEntries = (tokens ?? walk.tokensAt(tick)).map(
    ({ symbol, price, change24h }) =>
      [
        symbol,
        { price: roundTo(price, TOKEN_DECIMALS), change_24h: roundTo(change24h, 4) },
      ] as const,
  )
  return {
    commodities: Object.fromEntries([...goodEntries, ...tokenEntries]),
    market_index: roundTo(figures.marketIndex, 4),
    market_trend: figures.marketTrend,
    volatility: roundTo(figures.volatility, 4),
    tick: figures.tick,
    as_of: tickStart(season.id, figures.tick).toISOString(),
    flashblocks_active: flashblocks,
  }
}
