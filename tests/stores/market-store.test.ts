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
