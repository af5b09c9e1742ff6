import { RulesError } from './errors.ts'

/** Money is integer cents inside the rules. */

/** An exact quotient of two integers, halves to the even neighbour. `divisor` is positive. */
export function divideHalfEven(dividend: number, divisor: number): number {
  const quotient = Math.floor(dividend / divisor)
  const twiceRest = 2 * (dividend - quotient * divisor)
  if (twiceRest < divisor) return quotient
  if (twiceRest > divisor) return quotient + 1
  return quotient % 2 === 0 ? quotient : quotient + 1
}

/** A part of an amount (0.01 is a hundredth, to the basis point), before rounding: whole where it comes out even. */
export function partOf(cents: number, part: number): number {
  return (cents * Math.round(part * 10_000)) / 10_000
}

/** Throws {@link RulesError} unless an amount is a whole, safe, non-negative number of cents. */
export function checkCents(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new RulesError('bad_amount', `An amount is whole cents from 0 up, not ${cents}.`)
  }
  return cents
}

/** Cents as drawn: '$1,000', '$12.50', '-$3'. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const dollars = Math.floor(Math.abs(cents) / 100)
  const rest = Math.abs(cents) % 100
  const grouped = String(dollars).replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === 0 ? `${sign}$${grouped}` : `${sign}$${grouped}.${String(rest).padStart(2, '0')}`
}

/** A rate as spoken: 0.1 is '10%', 0.035 is '3.5%'. */
export function formatRate(rate: number): string {
  return `${Number((rate * 100).toFixed(2))}%`
}
