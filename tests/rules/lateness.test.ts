import { expect, test } from 'vitest'
import { creditOf, lateDay, skimPercent } from '#src/rules/lateness.ts'

const days = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('the first four late days cost reputation, the fifth owns the debtor', () => {
  expect(days(5).map((day) => lateDay(day, 0.5).reputation)).toEqual([
    ...[-0.05, -0.05, -0.05, -0.05, -0.1],
  ])
  expect(days(6).map((day) => lateDay(day, 0.5).isOwned)).toEqual([
    ...[false, false, false, false, true, true],
  ])
})

test('heat and the pledge are lost on day 2, goods on day 3, cash on day 4', () => {
  expect(lateDay(2, 0.5)).toMatchObject({ heat: 2, isPledgeSold: true, goodsPercent: 0 })
  expect(lateDay(3, 0.5)).toMatchObject({ heat: 0, goodsPercent: 30, cashPercent: 0 })
  expect(lateDay(4, 0.5)).toMatchObject({ goodsPercent: 0, cashPercent: 50 })
})

test('an owned debtor loses cash and reputation every second day, to the least reputation', () => {
  expect(days(9).map((day) => lateDay(day, 0.5).cashPercent)).toEqual([
    ...[0, 0, 0, 50, 0, 50, 0, 50, 0],
  ])
  expect([6, 7, 8].map((day) => lateDay(day, 0.5).reputation)).toEqual([-0.02, 0, -0.02])
  expect(lateDay(6, 0.21).reputation).toBeCloseTo(-0.01)
  expect(lateDay(6, 0.1).reputation).toBe(0)
})

test('a quarter of a sale is skimmed from day 2, two fifths of it when owned', () => {
  expect([0, 1, 2, 4, 5, 30].map(skimPercent)).toEqual([0, 0, 25, 25, 40, 40])
})

test('taken goods are credited at 60 % of their base price', () => {
  expect(creditOf({ SMOKES: 2 })).toBe(creditOf({ SMOKES: 1 }) * 2)
  expect(creditOf({})).toBe(0)
})
