import { expect, test } from 'vitest'
import { compactDollars, dollars, signedDollars } from '#src/scenes/kit/money.ts'

test.each([
  [0, '$0'],
  [999, '$999'],
  [2_000, '$2K'],
  [2_124.5, '$2.12K'],
  [1_234_567, '$1.23M'],
  [-1_500, '-$1.5K'],
])('formats %d as %s', (amount, text) => {
  expect(compactDollars(amount)).toBe(text)
})

test('formats a gain and a loss with their signs', () => {
  expect(signedDollars(136.4)).toBe('+$136')
  expect(signedDollars(-59.6)).toBe('-$60')
})

test('formats whole dollars with thousands separators', () => {
  expect(dollars(1_234_567.89)).toBe('$1,234,568')
  expect(dollars(-40)).toBe('-$40')
})
