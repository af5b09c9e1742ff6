import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { coolElsewhere, encounterRisk, moveHeat } from '#src/rules/heat.ts'
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

test('a move cools every other borough by one, never below zero', () => {
  const cooled = coolElsewhere({ queens: 3, bronx: 0, brooklyn: 1 }, 'queens')
  expect(cooled).toMatchObject({ queens: 3, bronx: 0, brooklyn: 0, manhattan: 0 })
})

test('heat stays within 0..7', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 })), boroughs, (moves, here) => {
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
