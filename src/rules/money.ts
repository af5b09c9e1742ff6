import { RulesError } from './errors.ts'

/** The rules count money in integer cents. */

/** Returns the quotient of two integers, rounded half to even. `divisor` must be positive. */
export function divideHalfEven(dividend: number, divisor: number): number {
  const quotient = Math.floor(dividend / divisor)
  const twiceRest = 2 * (dividend - quotient * divisor)
  if (twiceRest < divisor) return quotient
  if (twiceRest > divisor) return quotient + 1
  return quotient % 2 === 0 ? quotient : quotient + 1
}

/** Returns a share of an amount, not rounded. The share counts in basis points: 0.01 is a hundredth. */
export function partOf(cents: number, part: number): number {
  return (cents * Math.round(part * 10_000)) / 10_000
}

/** Returns the amount. Throws {@link RulesError} unless it is a safe integer of at least 0. */
export function checkCents(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new RulesError('bad_amount', `An amount is whole cents from 0 up, not ${cents}.`)
  }
  return cents
}

/** Formats cents: '$1,000', '$12.50', '-$3'. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const dollars = Math.floor(Math.abs(cents) / 100)
  const rest = Math.abs(cents) % 100
  const grouped = String(dollars).replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === 0 ? `${sign}$${grouped}` : `${sign}$${grouped}.${String(rest).padStart(2, '0')}`
}

/** Formats a rate: 0.1 is '10%', 0.035 is '3.5%'. */
export function formatRate(rate: number): string {
  return `${Number((rate * 100).toFixed(2))}%`
}
