const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: 3,
})

/** '$1,234,567': dollars without cents. */
export function dollars(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${whole.format(Math.abs(amount))}`
}

/** Returns dollars without cents, or in three digits when that is wider than `columns`. */
export function dollarsWithin(amount: number, columns: number): string {
  const whole = dollars(amount)
  return whole.length <= columns ? whole : compactDollars(amount)
}

/** '$1.23M': dollars in three digits. */
export function compactDollars(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${compact.format(Math.abs(amount))}`
}

/** '+$136': whole dollars with a sign. */
export function signedDollars(amount: number): string {
  return `${amount < 0 ? '' : '+'}${dollars(Math.round(amount))}`
}

const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '$1,234' or '$1,234.50': with cents where there are some. */
export function exactDollars(amount: number): string {
  return Number.isInteger(amount) ? dollars(amount) : dollarsAndCents(amount)
}

/** '$1,234.50': dollars and cents. */
export function dollarsAndCents(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${exact.format(Math.abs(amount))}`
}
