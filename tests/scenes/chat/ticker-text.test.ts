import { expect, test } from 'vitest'
import { tickerText } from '#src/scenes/chat/ticker-text.ts'

test('shows the index and the change of each good', () => {
  const entries = [
    { symbol: 'SMOKES', delta: 3.14 },
    { symbol: 'TAPES', delta: -0.44 },
    { symbol: 'ICE', delta: 0.04 },
  ]
  expect(tickerText({ entries, marketIndex: 1.0234, marketTrend: 'up' })).toBe(
    'INDEX 1.02 ▲   SMOKES ▲3.1%   TAPES ▼0.4%   ICE ■0.0%',
  )
})

test('is empty before there are figures', () => {
  expect(tickerText({ entries: [], marketIndex: null, marketTrend: null })).toBe('')
})
