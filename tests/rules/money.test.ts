import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { checkCents, divideHalfEven, formatCents, formatRate } from '#src/rules/money.ts'

test.each([
  [0, '$0'],
  [100_000, '$1,000'],
  [123_456_789, '$1,234,567.89'],
  [5, '$0.05'],
  [-130_050, '-$1,300.50'],
])('formats %i cents as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
})

test.each([
  [0.1, '10%'],
  [0.035, '3.5%'],
  [0, '0%'],
])('formats a rate of %f as %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})

test.each([
  [5, 2, 2],
  [7, 2, 4],
  [6, 4, 2],
  [10, 4, 2],
  [-5, 2, -2],
  [9, 4, 2],
  [11, 4, 3],
])('divides %i by %i to %i, half to even', (dividend, divisor, quotient) => {
  expect(divideHalfEven(dividend, divisor)).toBe(quotient)
})

test('rounds a quotient by at most a half', () => {
  const dividends = fc.integer({ min: -1e12, max: 1e12 })
  fc.assert(
    fc.property(dividends, fc.integer({ min: 1, max: 1e6 }), (dividend, divisor) => {
      const rest = Math.abs(divideHalfEven(dividend, divisor) * divisor - dividend)
      expect(2 * rest).toBeLessThanOrEqual(divisor)
    }),
  )
})

test('formats cents without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      const read = Math.round(Number(formatCents(cents).replace(/[$,]/g, '')) * 100)
      expect(read).toBe(cents === 0 ? 0 : cents)
    }),
  )
})

test.each([-1, 0.5, Number.NaN, 2 ** 53])('throws bad_amount for %d', (cents) => {
  expect(() => checkCents(cents)).toThrowError(/whole cents/)
})
