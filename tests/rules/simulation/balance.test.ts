import { expect, test } from 'vitest'
import {
  BANDS,
  measureBalance,
  median,
  moneyGrowth,
  monthEnds,
} from '#src/rules/simulation/balance.ts'

/** A sample of what `npm run balance` plays over 500 seeds. */
const SEEDS = Array.from({ length: 12 }, (_, index) => `balance ${index + 1}`)

test('default: the bands hold on a sample', () => {
  const { insolvent, perfectToCasual, belowCap, medianCents } = measureBalance(
    SEEDS.flatMap(monthEnds),
  )
  expect(insolvent.casual).toBeLessThanOrEqual(BANDS.casualInsolvent)
  expect(perfectToCasual).toBeLessThanOrEqual(BANDS.perfectToCasual)
  expect(belowCap).toBe(0)
  // Skill pays: each kind of player stands where it should.
  expect(medianCents.perfect).toBeGreaterThan(medianCents.casual)
  expect(medianCents.casual).toBeGreaterThan(medianCents.random)
})

test('default: the money of a standing city grows by no more than it may', () => {
  const growth = median(['city 1', 'city 2', 'city 3'].map(moneyGrowth))
  expect(growth).toBeLessThanOrEqual(BANDS.moneyGrowth)
})

test('behavior: the same seed ends the same way', () => {
  expect(monthEnds('again')).toEqual(monthEnds('again'))
  expect(monthEnds('again')).not.toEqual(monthEnds('another'))
})

test('behavior: a broken band is seen', () => {
  const ruined = [
    { kind: 'casual', netWorthCents: -1, debtCents: 500, capCents: 400 },
    { kind: 'perfect', netWorthCents: 100, debtCents: 0, capCents: 0 },
  ] as const
  expect(measureBalance(ruined)).toMatchObject({ belowCap: 1, insolvent: { casual: 1 } })
  expect(measureBalance(ruined).perfectToCasual).toBe(100)
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([])).toBe(0)
})
