import type { PAYMENT_ERRORS } from '#src/protocol/errors.ts'
import { walletsOf } from '../../db/repositories/payments.ts'
import { RequestError } from '../../http/request-error.ts'
import type { PaymentRefusal } from '../../chain/verify-payment.ts'
import type { Means } from '../means.ts'

/** Checks, outside of any transaction, that a player has paid so much; what it is booked under. Throws the payment's errors. */
export async function checkPayment(
  { log, store, verifyPayment }: Pick<Means, 'log' | 'store' | 'verifyPayment'>,
  payment: { playerId: string; reference: string; usdc: number },
): Promise<string> {
  const { playerId, reference, usdc } = payment
  const wallets = await walletsOf(store.db, playerId)
  const verdict = await verifyPayment({ reference, usdc, wallets })
  if (verdict.type === 'paid') return verdict.id
  if (verdict.type === 'unreachable') {
    log.error({ reference }, 'a payment cannot be checked: BASE_RPC_URL does not answer for Base')
    throw new RequestError('unavailable', 'Base does not answer. Please try again in a moment.')
  }
  const [code, sentence] = REFUSALS[verdict.type]
  throw new RequestError(code, sentence)
}

type Refusal = readonly [code: (typeof PAYMENT_ERRORS)[number], sentence: string]
const REFUSALS: Readonly<Record<Exclude<PaymentRefusal, 'unreachable'>, Refusal>> = {
  off: ['payments_off', 'Payments are not set up here.'],
  unknown: ['payment_unknown', 'Base knows no such payment yet.'],
  pending: ['payment_pending', 'Base has not confirmed this payment yet.'],
  wrong_kind: ['payment_refused', 'This is no payment that is taken here.'],
  insufficient: ['payment_refused', 'This transaction did not pay what it costs.'],
  not_yours: ['payment_not_yours', 'This was paid from a wallet that is not linked to you.'],
}

/** What is answered when a reference comes a second time. */
export function usedBefore(): RequestError {
  return new RequestError('payment_refused', 'This payment was used before.')
}
