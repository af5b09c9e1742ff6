import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { RULES } from '#src/rules/config.ts'
import { CELLS } from '#src/rules/market/goods.ts'
import { depthOf } from '#src/rules/market/impact.ts'
import { type CellMarket, costOf, proceedsOf, quoteOf } from '#src/rules/market/quote.ts'
import { tradeFee } from '#src/rules/trade/fill.ts'
import { estimateFill, maxQuantity, type TradeTerms } from '#src/scenes/market/estimate-fill.ts'

const terms = { quote: { ask: 100, bid: 97, price: 98.5, depth: 400 }, fee: 0.01, spread: 0.03 }
const EMPTY = { capacity: 200, used: 0, next: null, goods: [] }

const anyMarket = fc
  .tuple(fc.nat(CELLS.length - 1), fc.double({ min: -0.8, max: 0.8, noNaN: true }))
  .map(
    ([cell, level]): CellMarket => ({
      ...{ cell, bias: 0, level },
      impact: { tick: 0, opening: 0, net: 0 },
    }),
  )

/** Returns the terms that the server publishes for a market. */
function termsOf(market: CellMarket): TradeTerms {
  const { askCents, bidCents, priceCents } = quoteOf(market)
  return {
    quote: {
      ask: askCents / 100,
      bid: bidCents / 100,
      price: priceCents / 100,
      depth: depthOf(market.cell),
    },
    fee: RULES.market.fee,
    spread: RULES.market.spread,
  }
}

/** The largest error of an estimate in cents: one per unit for the unknown exact price, one for rounding each unit up. */
function errorOf(market: CellMarket, quantity: number): number {
  return quantity * (1 + 1.1 * Math.exp(quantity / depthOf(market.cell))) + 1
}

test('estimates gross, fee, total and impact', () => {
  expect(estimateFill(terms, 'buy', 1)).toEqual({ gross: 100, fee: 1, total: -101, impact: 0 })
  const { gross, total } = estimateFill(terms, 'sell', 40)
  expect(gross).toBeLessThan(97 * 40)
  expect(total).toBeCloseTo(gross * 0.99, 1)
})

test('never estimates less than the rules charge or more than they pay, and at most cents apart', () => {
  fc.assert(
    fc.property(anyMarket, fc.integer({ min: 1, max: 200 }), (market, quantity) => {
      const cost = estimateFill(termsOf(market), 'buy', quantity).gross * 100
      const rulesCost = costOf(market, quantity)
      expect(Math.round(cost)).toBeGreaterThanOrEqual(rulesCost)
      expect(cost - rulesCost).toBeLessThanOrEqual(errorOf(market, quantity))
      const proceeds = estimateFill(termsOf(market), 'sell', quantity).gross * 100
      const rulesProceeds = proceedsOf(market, quantity)
      expect(Math.round(proceeds)).toBeLessThanOrEqual(rulesProceeds)
      expect(rulesProceeds - proceeds).toBeLessThanOrEqual(errorOf(market, quantity))
    }),
    { numRuns: 1_000 },
  )
})

test('offers a maximum that the rules accept and that leaves no more than cents for one more unit', () => {
  const rulesTotal = (market: CellMarket, quantity: number): number => {
    const gross = costOf(market, quantity)
    return gross + tradeFee(gross)
  }
  fc.assert(
    fc.property(anyMarket, fc.integer({ min: 1, max: 200_000_000 }), (market, cashCents) => {
      const limits = { terms: termsOf(market), cash: cashCents / 100, stash: EMPTY }
      const largest = maxQuantity('SMOKES', 'buy', limits)
      expect(rulesTotal(market, largest)).toBeLessThanOrEqual(cashCents)
      if (largest === EMPTY.capacity) return
      const error = errorOf(market, largest + 1) * (1 + RULES.market.fee) + 1
      expect(rulesTotal(market, largest + 1)).toBeGreaterThan(cashCents - error)
    }),
    { numRuns: 1_000 },
  )
})

test('returns the largest quantity that cash and stash allow', () => {
  const stash = {
    capacity: 100,
    used: 10,
    next: null,
    goods: [{ symbol: 'ICE' as const, quantity: 7, average_cost: 1 }],
  }
  const limits = { terms, stash }
  expect(maxQuantity('ICE', 'sell', { ...limits, cash: 0 })).toBe(7)
  expect(maxQuantity('SMOKES', 'sell', { ...limits, cash: 0 })).toBe(0)
  expect(maxQuantity('SMOKES', 'buy', { ...limits, cash: 1e9 })).toBe(90)
  const largest = maxQuantity('SMOKES', 'buy', { ...limits, cash: 2_000 })
  expect(-estimateFill(terms, 'buy', largest).total).toBeLessThanOrEqual(2_000)
  expect(-estimateFill(terms, 'buy', largest + 1).total).toBeGreaterThan(2_000)
})
