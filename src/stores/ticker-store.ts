import { createStore } from 'zustand/vanilla'
import { type Ticker } from '#src/api/get-ticker.ts'
import { TICKER_CHANGE_SCALE, TICKER_VOLATILITY_SCALE } from '#src/protocol/timing.ts'

/** One figure of the scrolling ticker. */
export interface TickerEntry {
  readonly symbol: string
  /** As shown: a good's change in percent, the index in points, the volatility times 10. */
  readonly delta: number
}
export interface TickerState {
  readonly entries: readonly TickerEntry[]
  readonly marketIndex: number | null
  readonly marketTrend: 'up' | 'down' | 'flat' | null
  /** When the figures arrived, by the page's clock; null while there are none. */
  readonly fetchedAt: number | null
}
export interface TickerActions {
  tickerArrived(ticker: Ticker, nowMs: number): void
}
export type TickerStore = ReturnType<typeof createTickerStore>

export function createTickerStore() {
  return createStore<TickerState & TickerActions>()((set) => ({
    entries: [],
    marketIndex: null,
    marketTrend: null,
    fetchedAt: null,
    tickerArrived: (ticker, fetchedAt) =>
      set({
        entries: entriesOf(ticker),
        marketIndex: ticker.market_index,
        marketTrend: ticker.market_trend,
        fetchedAt,
      }),
  }))
}

function entriesOf(ticker: Ticker): readonly TickerEntry[] {
  const entries = Object.entries(ticker.commodities).map(([symbol, { change_24h }]) => ({
    symbol,
    delta: change_24h * TICKER_CHANGE_SCALE,
  }))
  if (!ticker.flashblocks_active) return entries
  return [...entries, { symbol: 'FLASHBLOCKS', delta: ticker.volatility * TICKER_VOLATILITY_SCALE }]
}
