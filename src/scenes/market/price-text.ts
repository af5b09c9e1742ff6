import { dollars, dollarsAndCents } from '../kit/money.ts'

/** Returns a price in at most nine cells, with cents only below $10,000. */
export function priceText(amount: number): string {
  return amount >= 10_000 ? dollars(amount) : dollarsAndCents(amount)
}

/** Returns a price in at most eight cells below a million, with cents only below $1,000. */
export function shortPriceText(amount: number): string {
  return amount >= 1_000 ? dollars(amount) : dollarsAndCents(amount)
}
