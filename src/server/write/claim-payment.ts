import { paymentUsedError } from '../services/payments/check-payment.ts'

/** A payment as it is stored. A reference is stored once, so that it cannot buy twice. */
export interface StoredPayment {
  readonly reference: string
  readonly bought: 'favour'
  readonly usdc: number
}

/** A payment that was checked, with the references under which it may be stored, the preferred one first. */
export interface CheckedPayment extends Omit<StoredPayment, 'reference'> {
  readonly references: readonly string[]
}

/** Returns the references to read: a payment may be stored under the hash of its transaction alone. */
export function referencesToRead(payment: CheckedPayment | undefined): readonly string[] {
  return (payment?.references ?? []).flatMap((reference) => [reference, transactionOf(reference)])
}

/** Returns the payment with its first unused reference. Throws `payment_refused` when all are used. */
export function claimPayment(
  { references, ...payment }: CheckedPayment,
  used: readonly string[],
): StoredPayment {
  const isTransactionUsed = references.some((reference) => used.includes(transactionOf(reference)))
  const reference = isTransactionUsed ? undefined : references.find((one) => !used.includes(one))
  if (reference === undefined) throw paymentUsedError()
  return { ...payment, reference }
}

function transactionOf(reference: string): string {
  return reference.split(':')[0] ?? ''
}
