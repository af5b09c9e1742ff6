import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { dividePot } from '#src/rules/pot.ts'

test('pays nine tenths to the best three as 50, 30 and 20 and carries over a tenth', () => {
  expect(dividePot(12_500_000, 30)).toEqual({
    sharesCents: [5_625_000, 3_375_000, 2_250_000],
    carriedCents: 1_250_000,
  })
})

test('divides by the same proportions among fewer than three, and carries all over without participants', () => {
  expect(dividePot(1_000, 1)).toEqual({ sharesCents: [900], carriedCents: 100 })
  expect(dividePot(1_000, 2).sharesCents).toEqual([562, 337])
  expect(dividePot(1_000, 0)).toEqual({ sharesCents: [], carriedCents: 1_000 })
})

test('pays the best tenth of more than thirty, on a falling curve', () => {
  const winnersAmong = (players: number) => dividePot(1_000_000, players).sharesCents.length
  expect([30, 31, 40, 41, 1_000].map(winnersAmong)).toEqual([3, 4, 4, 5, 100])
  const { sharesCents } = dividePot(1_000_000, 300)
  expect((sharesCents[1] ?? 0) / (sharesCents[0] ?? 1)).toBeCloseTo(0.6, 3)
  expect((sharesCents[2] ?? 0) / (sharesCents[0] ?? 1)).toBeCloseTo(0.43, 2)
})

test('divides every pot to the cent, and pays no rank more than a better one', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(2_000), (pot, players) => {
      const { sharesCents, carriedCents } = dividePot(pot, players)
      const paid = sharesCents.reduce((sum, share) => sum + share, 0)
      expect(paid + carriedCents).toBe(pot)
      expect(carriedCents).toBeGreaterThanOrEqual(Math.floor(pot / 10))
      expect([...sharesCents].sort((a, b) => b - a)).toEqual(sharesCents)
    }),
  )
})
