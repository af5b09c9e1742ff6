import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { coolElsewhere, encounterRisk, heatOfSale, moveHeat } from '#src/rules/heat.ts'
import { BOROUGHS } from '#src/rules/market/goods.ts'
import { tollCents } from '#src/rules/travel/tolls.ts'

const NAMES = BOROUGHS.map(({ name }) => name)
const boroughs = fc.constantFrom(...NAMES)

test('every trip costs $20 to $120, the same in both directions', () => {
  for (const from of NAMES) {
    for (const to of NAMES) {
      if (from === to) continue
      expect(tollCents(from, to)).toBe(tollCents(to, from))
      expect(tollCents(from, to)).toBeGreaterThanOrEqual(2_000)
      expect(tollCents(from, to)).toBeLessThanOrEqual(12_000)
    }
  }
  expect(tollCents('bronx', 'bronx')).toBe(0)
})

test('the risk is 15 % per heat level minus 20 %, halved in boroughs with few police', () => {
  expect([0, 1, 2, 3, 7].map((heat) => encounterRisk(heat, 'manhattan'))).toEqual([
    0, 0, 0.1, 0.25, 0.85,
  ])
  expect([2, 7].map((heat) => encounterRisk(heat, 'bronx'))).toEqual([0.05, 0.425])
  expect(encounterRisk(2, 'staten_island')).toBe(0.05)
  expect(encounterRisk(2, 'jersey')).toBe(0.1)
})

test('a move cools every other borough by 0.6, never below zero', () => {
  const cooled = coolElsewhere({ queens: 3, bronx: 0.5, brooklyn: 1 }, 'queens')
  expect(cooled).toMatchObject({ queens: 3, bronx: 0, brooklyn: 0.4, manhattan: 0 })
})

test('a sale adds the logarithm of its size, so that parts of it add no less', () => {
  expect(heatOfSale(800_000)).toBe(1)
  expect(heatOfSale(2_400_000)).toBe(2)
  expect(heatOfSale(0)).toBe(0)
  const sales = fc.array(fc.integer({ min: 10_000, max: 5_000_000 }), { minLength: 1 })
  fc.assert(
    fc.property(sales, (parts) => {
      const whole = parts.reduce((sum, cents) => sum + cents, 0)
      const sum = parts.reduce((heat, cents) => heat + heatOfSale(cents), 0)
      expect(sum).toBeGreaterThanOrEqual(heatOfSale(whole) - 1e-9)
    }),
  )
})

test('heat counts in thousandths', () => {
  expect(moveHeat(0, heatOfSale(10_000))).toBe(0.018)
  expect(moveHeat(0.3, -0.1)).toBe(0.2)
})

test('heat stays within 0..7', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -9, max: 9, noNaN: true })), boroughs, (moves, here) => {
      let heat = 0
      for (const by of moves) {
        heat = moveHeat(heat, by)
        expect(heat).toBeGreaterThanOrEqual(0)
        expect(heat).toBeLessThanOrEqual(7)
        expect(encounterRisk(heat, here)).toBeLessThanOrEqual(0.85)
      }
    }),
  )
})
