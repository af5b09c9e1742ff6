import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { cityBids } from '#src/rules/market/city-bids.ts'
import { CELLS } from '#src/rules/market/goods.ts'
import { depthOf, impactAt, NO_IMPACT } from '#src/rules/market/impact.ts'

test('moves x by q times the base price over the depth, and removes 1.2 % of that per tick', () => {
  const depths = [90, 115, 145, 215, 205, 210, 215, 225].map((thousands) => thousands * 100_000)
  expect(CELLS.slice(0, 8).map((cell, index) => depthOf(index) * cell.baseCents)).toEqual(
    depths.map((cents) => expect.closeTo(cents, 3)),
  )
  const traded = { ...NO_IMPACT, net: 450 }
  expect(impactAt(traded, 0, 1)).toEqual({ tick: 1, opening: 0.12 * 0.988, net: 0 })
  expect(impactAt(traded, 0, 72).opening).toBeCloseTo(0.12 * 0.988 ** 72, 12)
})

test('gives the same bits tick by tick and in one step', () => {
  const impact = fc.record({
    tick: fc.nat(50),
    opening: fc.double({ min: -5, max: 5, noNaN: true }),
    net: fc.integer({ min: -900, max: 900 }),
  })
  fc.assert(
    fc.property(impact, fc.nat(200), fc.nat(47), (start, ticks, cell) => {
      let stepped = start
      for (let tick = start.tick; tick <= start.tick + ticks; tick += 1) {
        stepped = impactAt(stepped, cell, tick)
      }
      expect(stepped).toEqual(impactAt(start, cell, start.tick + ticks))
    }),
  )
})

test('changes nothing when the clock goes back', () => {
  const impact = { tick: 9, opening: 0.5, net: 3 }
  expect(impactAt(impact, 0, 4)).toBe(impact)
})

test('averages bids over boroughs and the last 72 ticks, 1.425 % below the price', () => {
  const at = (cents: number) => CELLS.map(() => cents)
  expect(cityBids([at(1_000)])).toEqual(CELLS.slice(0, 8).map(() => 985))
  const dear = Array.from({ length: 72 }, () => at(2_000))
  expect(cityBids([at(1_000), ...dear])[0]).toBe(1_971)
  expect(cityBids([at(1_000), at(2_000)])[0]).toBe(1_478)
})
