import { walletsOf } from '../../db/repositories/payments.ts'
import { RequestError } from '../../http/request-error.ts'
import type { PaymentVerdict } from '../../chain/verify-payment.ts'
import type { Means } from '../means.ts'

/** Checks, outside of any transaction, that a player has paid so much. Throws `payment_refused`, `payment_pending` or `payments_off`. */
export async function checkPayment(
  { log, store, verifyPayment }: Pick<Means, 'log' | 'store' | 'verifyPayment'>,
  payment: { playerId: string; reference: string; usdc: number },
): Promise<void> {
  const { playerId, reference, usdc } = payment
  const wallets = await walletsOf(store.db, playerId)
  const verdict = await verifyPayment({ reference, usdc, wallets })
  if (verdict === 'paid') return
  if (verdict === 'off') throw new RequestError('payments_off', 'Payments are not set up here.')
  if (verdict === 'unreachable') {
    log.error({ reference }, 'a payment cannot be checked: BASE_RPC_URL does not answer for Base')
    throw new RequestError('unavailable', 'Base does not answer. Please try again in a moment.')
  }
  if (verdict === 'pending') {
    throw new RequestError('payment_pending', 'Base has not confirmed this payment yet.')
  }
  throw new RequestError('payment_refused', SENTENCES[verdict])
}

const SENTENCES: Readonly<Record<Extract<PaymentVerdict, 'wrong_kind' | 'insufficient'>, string>> =
  {
    wrong_kind: 'This is no payment that is taken here.',
    insufficient: 'This transaction did not pay what it costs.',
  }

/** What is answered when a reference comes a second time. */
export function usedBefore(): RequestError {
  return new RequestError('payment_refused', 'This payment was used before.')
}
