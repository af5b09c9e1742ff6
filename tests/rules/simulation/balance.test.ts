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

test('keeps a sample within the bands', () => {
  const { insolvent, perfectToCasual, debtsAboveCap, medianCents } = measureBalance(
    SEEDS.flatMap(monthEnds),
  )
  expect(insolvent.casual).toBeLessThanOrEqual(BANDS.casualInsolvent)
  expect(perfectToCasual).toBeLessThanOrEqual(BANDS.perfectToCasual)
  expect(debtsAboveCap).toBe(0)
  // Who knows every price does better.
  expect(medianCents.perfect).toBeGreaterThan(medianCents.casual)
})

test('keeps the growth of a city’s cash within its band', () => {
  const growth = median(['city 1', 'city 2', 'city 3'].map(moneyGrowth))
  expect(growth).toBeLessThanOrEqual(BANDS.moneyGrowth)
})

test('ends a seed the same way twice', () => {
  expect(monthEnds('again')).toEqual(monthEnds('again'))
  expect(monthEnds('again')).not.toEqual(monthEnds('another'))
})

test('shows figures beyond a band', () => {
  const ruined = [
    { kind: 'casual', netWorthCents: -1, debtCents: 500, capCents: 400 },
    { kind: 'perfect', netWorthCents: 100, debtCents: 0, capCents: 0 },
  ] as const
  expect(measureBalance(ruined)).toMatchObject({ debtsAboveCap: 1, insolvent: { casual: 1 } })
  expect(measureBalance(ruined).perfectToCasual).toBe(100)
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([])).toBe(0)
})
