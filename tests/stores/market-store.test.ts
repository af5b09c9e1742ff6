import { expect, test } from 'vitest'
import { createMarketStore } from '#src/stores/market-store.ts'

test('clears the notice when the tab changes', () => {
  const market = createMarketStore()
  const { choicesChanged, noticeChanged } = market.getState()
  const notice = { kind: 'done', text: 'Bought 5 SMOKES for $154.' } as const
  noticeChanged(notice)
  choicesChanged({ good: 'TAPES' })
  choicesChanged({ tab: 'trade' })
  expect(market.getState().notice).toEqual(notice)
  choicesChanged({ tab: 'loans' })
  expect(market.getState()).toMatchObject({ tab: 'loans', notice: null })
})

test('shows the results of orders that waited together at once', () => {
  const market = createMarketStore()
  const { outcomeArrived, outcomeSeen, waitingChanged } = market.getState()
  waitingChanged(['go to BROOKLYN'])
  outcomeArrived({ kind: 'done', text: 'Bought 1 SMOKES for $34.' })
  outcomeSeen()
  waitingChanged([])
  outcomeArrived({ kind: 'failed', text: 'Taken back: go to BROOKLYN.' })
  const both = 'Bought 1 SMOKES for $34. Taken back: go to BROOKLYN.'
  expect(market.getState().outcome).toEqual({ kind: 'failed', text: both })
  outcomeArrived({ kind: 'done', text: 'Sold 1 SMOKES for $34.' })
  expect(market.getState().outcome?.text).toBe('Sold 1 SMOKES for $34.')
})
