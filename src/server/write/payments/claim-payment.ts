import { RequestError } from '../../platform/http/request-error.ts'

/** A payment as it is stored. A reference is stored once, so that it cannot buy twice. */
export interface StoredPayment {
  /** A UUID that names the payment in events. */
  readonly id: string
  readonly reference: string
  readonly bought: 'messages' | 'favour'
  readonly usdc: number
  /** The block of the transaction; null if it is in no block that the server reads. */
  readonly block: number | null
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
  if (reference === undefined) {
    throw new RequestError('payment_refused', 'This payment was used before.')
  }
  return { ...payment, reference }
}

function transactionOf(reference: string): string {
  return reference.split(':')[0] ?? ''
}
