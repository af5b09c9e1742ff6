import { tickerCall } from '#src/protocol/calls/economy.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { tickStart } from '#src/rules/calendar.ts'
import type { TickerFigures } from '#src/rules/market/ticker-figures.ts'
import { bind, type Door } from '../http/bind.ts'
import type { MarketWatch } from '../services/market/market-watch.ts'

type Ticker = ResponseOf<typeof tickerCall>

export function bindEconomyRoutes(door: Door, market: MarketWatch): void {
  let told: { figures: TickerFigures; ticker: Ticker } | undefined
  bind(door, tickerCall, async () => {
    const { figures, season } = await market.now()
    if (told?.figures !== figures) told = { figures, ticker: toTicker(figures, season.id) }
    return told.ticker
  })
}

function toTicker(figures: TickerFigures, seasonId: string): Ticker {
  const commodities = Object.entries(figures.commodities).map(
    ([symbol, { priceCents, change24h }]) =>
      [symbol, { price: priceCents / 100, change_24h: roundTo(change24h, 4) }] as const,
  )
  return {
    commodities: Object.fromEntries(commodities),
    market_index: roundTo(figures.marketIndex, 4),
    market_trend: figures.marketTrend,
    // Sub-block state needs a chain's RPC; the street's own goods have none.
    flashblocks_active: false,
    volatility: roundTo(figures.volatility, 4),
    tick: figures.tick,
    as_of: tickStart(seasonId, figures.tick).toISOString(),
  }
}

function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
