import { expect, test } from 'vitest'
import { guideText, rewardText } from '#src/scenes/kit/guide/guide-text.ts'
import { type GuideView } from '#src/scenes/kit/guide/read-guide.ts'

const BUY: GuideView = {
  step: { kind: 'buy', symbol: 'TAPES', quantity: 38, to: 'bronx', gain: 210.4 },
  reward: 100,
  movesLeft: 5,
}

test('says each step with what the deal brings', () => {
  expect(guideText(BUY)).toBe('Buy 38 TAPES here, sell in the Bronx: about +$210.')
  const goods = { symbol: 'TAPES', quantity: 38 } as const
  const travel = {
    ...BUY,
    step: { ...goods, kind: 'travel', to: 'staten_island', gain: 9 },
  } as const
  expect(guideText(travel)).toBe('Take your 38 TAPES to Staten Island: about +$9.')
  const sell = { ...BUY, step: { ...goods, kind: 'sell', gain: -30.2 } } as const
  expect(guideText(sell)).toBe('Sell your 38 TAPES here: about -$30.')
  expect(rewardText(sell)).toBeNull()
})

test('says why there is no step', () => {
  expect(guideText({ ...BUY, step: null })).toContain('Nothing here pays for the way')
  expect(guideText({ ...BUY, step: null, movesLeft: 0 })).toContain('No moves left')
})

test('promises the reward until it is paid', () => {
  expect(rewardText(BUY)).toBe('$100 on top when you get there')
  expect(rewardText({ ...BUY, reward: null })).toBeNull()
})
