import { dollars, dollarsAndCents } from '../kit/money.ts'

/** A unit's price in at most nine cells: cents only below $10,000. */
export function priceText(amount: number): string {
  return amount >= 10_000 ? dollars(amount) : dollarsAndCents(amount)
}
