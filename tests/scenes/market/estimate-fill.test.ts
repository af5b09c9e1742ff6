import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { CELLS } from '#src/rules/market/goods.ts'
import { depthOf } from '#src/rules/market/impact.ts'
import { costOf, proceedsOf, quoteOf } from '#src/rules/market/quote.ts'
import { estimateFill, maxQuantity } from '#src/scenes/market/estimate-fill.ts'

const quote = { ask: 100, bid: 97, depth: 400 }

test('estimates gross, fee, total and impact', () => {
  expect(estimateFill(quote, 'buy', 1, 0.01)).toEqual({
    gross: 100,
    fee: 1,
    total: -101,
    impact: 0,
  })
  const { gross, total } = estimateFill(quote, 'sell', 40, 0.01)
  expect(gross).toBeLessThan(97 * 40)
  expect(total).toBeCloseTo(gross * 0.99, 1)
})

test("matches the rules' costs and proceeds within one cent per unit", () => {
  fc.assert(
    fc.property(
      fc.nat(CELLS.length - 1),
      fc.double({ min: -0.8, max: 0.8, noNaN: true }),
      fc.integer({ min: 1, max: 200 }),
      (cell, level, quantity) => {
        const market = { cell, bias: 1, level, impact: { tick: 0, opening: 0, net: 0 } }
        const { askCents, bidCents } = quoteOf(market)
        const shown = { ask: askCents / 100, bid: bidCents / 100, depth: depthOf(cell) }
        // The impact of the other units multiplies the rounding error of the first unit.
        const slack = quantity * 0.01 * Math.exp(quantity / depthOf(cell)) + 0.01
        const buy = estimateFill(shown, 'buy', quantity, 0).gross
        expect(Math.abs(buy - costOf(market, quantity) / 100)).toBeLessThanOrEqual(slack)
        const sell = estimateFill(shown, 'sell', quantity, 0).gross
        expect(Math.abs(sell - proceedsOf(market, quantity) / 100)).toBeLessThanOrEqual(slack)
      },
    ),
  )
})

test('returns the largest quantity that cash and stash allow', () => {
  const stash = {
    capacity: 100,
    used: 10,
    next: null,
    goods: [{ symbol: 'ICE' as const, quantity: 7, average_cost: 1 }],
  }
  const limits = { quote, feeRate: 0.01, stash }
  expect(maxQuantity('ICE', 'sell', { ...limits, cash: 0 })).toBe(7)
  expect(maxQuantity('SMOKES', 'sell', { ...limits, cash: 0 })).toBe(0)
  expect(maxQuantity('SMOKES', 'buy', { ...limits, cash: 1e9 })).toBe(90)
  const largest = maxQuantity('SMOKES', 'buy', { ...limits, cash: 2_000 })
  expect(-estimateFill(quote, 'buy', largest, 0.01).total).toBeLessThanOrEqual(2_000)
  expect(-estimateFill(quote, 'buy', largest + 1, 0.01).total).toBeGreaterThan(2_000)
})
