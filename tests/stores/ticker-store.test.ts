import { expect, test } from 'vitest'
import { createTickerStore } from '#src/stores/ticker-store.ts'

const TICKER = {
  commodities: { ICE: { price: 8200, change_24h: 0.031 }, TAPES: { price: 90, change_24h: -0.5 } },
  market_index: 1.02,
  market_trend: 'up',
  flashblocks_active: false,
  volatility: 0.4,
  tick: 7,
  as_of: '2026-01-01T00:00:00.000Z',
} as const

test('scales changes to percent', () => {
  const store = createTickerStore()
  store.getState().tickerArrived(TICKER, 5_000)
  expect(store.getState()).toMatchObject({
    entries: [
      { symbol: 'ICE', delta: 3.1 },
      { symbol: 'TAPES', delta: -50 },
    ],
    marketIndex: 1.02,
    marketTrend: 'up',
    fetchedAt: 5_000,
  })
})

test('adds ten times the volatility when flashblocks are active', () => {
  const store = createTickerStore()
  store.getState().tickerArrived({ ...TICKER, flashblocks_active: true }, 0)
  expect(store.getState().entries.at(-1)).toEqual({ symbol: 'FLASHBLOCKS', delta: 4 })
})
