import { paymentUsedError } from '../services/payments/check-payment.ts'

/** A payment as it is noted: each reference buys once. */
export interface NotedPayment {
  readonly reference: string
  readonly bought: 'favour'
  readonly usdc: number
}

/** A payment that was checked, with the references that it may be noted under, the best first. */
export interface OfferedPayment extends Omit<NotedPayment, 'reference'> {
  readonly references: readonly string[]
}

/** The references to look up: a payment may have been noted by the hash of its transaction alone. */
export function lookedUp(payment: OfferedPayment | undefined): readonly string[] {
  return (payment?.references ?? []).flatMap((reference) => [reference, wholeOf(reference)])
}

/** Returns the payment under the first reference that bought nothing yet. Throws `payment_refused` where there is none. */
export function notePayment(
  { references, ...payment }: OfferedPayment,
  used: readonly string[],
): NotedPayment {
  const isWholeUsed = references.some((reference) => used.includes(wholeOf(reference)))
  const reference = isWholeUsed ? undefined : references.find((one) => !used.includes(one))
  if (reference === undefined) throw paymentUsedError()
  return { ...payment, reference }
}

function wholeOf(reference: string): string {
  return reference.split(':')[0] ?? ''
}
