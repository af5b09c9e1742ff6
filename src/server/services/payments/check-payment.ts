import { walletsOf } from '../../db/repositories/payments.ts'
import { RequestError } from '../../http/request-error.ts'
import type { PaymentVerdict } from '../../chain/verify-payment.ts'
import type { Means } from '../means.ts'

/** Checks, outside of any transaction, that a player has paid so much. Throws `payment_refused` or `payments_off`. */
export async function checkPayment(
  { store, verifyPayment }: Pick<Means, 'store' | 'verifyPayment'>,
  payment: { playerId: string; reference: string; usdc: number },
): Promise<void> {
  const { playerId, reference, usdc } = payment
  const wallets = await walletsOf(store.db, playerId)
  const verdict = await verifyPayment({ reference, usdc, wallets })
  if (verdict === 'paid') return
  if (verdict === 'off') throw new RequestError('payments_off', 'Payments are not set up here.')
  if (verdict === 'unreachable') {
    throw new RequestError('unavailable', 'Base does not answer. Please try again in a moment.')
  }
  throw new RequestError('payment_refused', SENTENCES[verdict])
}

const SENTENCES: Readonly<Record<Exclude<PaymentVerdict, 'paid' | 'off' | 'unreachable'>, string>> =
  {
    wrong_kind: 'This is no payment that is taken here.',
    not_found: 'Base knows no such transaction yet.',
    insufficient: 'This transaction did not pay what it costs.',
  }

/** What is answered when a reference comes a second time. */
export function usedBefore(): RequestError {
  return new RequestError('payment_refused', 'This payment was used before.')
}
