import { expect, test } from 'vitest'
import { createMarketStore } from '#src/stores/market-store.ts'

test('what one page of the desk has told goes with it', () => {
  const market = createMarketStore()
  const { chosen, noticed } = market.getState()
  const notice = { kind: 'done', text: 'Bought 5 SMOKES for $154.' } as const
  noticed(notice)
  chosen({ good: 'TAPES' })
  chosen({ tab: 'trade' })
  expect(market.getState().notice).toEqual(notice)
  chosen({ tab: 'loans' })
  expect(market.getState()).toMatchObject({ tab: 'loans', notice: null })
})
