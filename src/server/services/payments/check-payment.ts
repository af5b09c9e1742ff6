import type { PAYMENT_ERRORS } from '#src/protocol/errors.ts'
import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
import { walletsOf } from '../../db/repositories/payments.ts'
import { RequestError } from '../../http/request-error.ts'
import type { PaymentRefusal, PaymentVerdict } from '../../chain/verify-payment.ts'
import type { ServerContext } from '../server-context.ts'
import { checkWorldPayment } from './check-world-payment.ts'

/**
 * Checks that a player has paid at least `usdc`. Must be called outside of transactions. Resolves with the ids of the
 * payment; each id is valid for one purchase. Throws the payment errors.
 */
export async function checkPayment(
  server: Pick<ServerContext, 'log' | 'providers' | 'store' | 'verifyPayment'>,
  payment: { playerId: string; reference: string; usdc: number },
): Promise<readonly string[]> {
  const isWorld = payment.reference.startsWith(WORLD_PAYMENT)
  const verdict = await (isWorld ? checkWorldPayment : checkBasePayment)(server, payment)
  if (verdict.type === 'paid') return verdict.ids
  const chain = isWorld ? 'World Chain' : 'Base'
  if (verdict.type === 'unreachable') {
    const { reference } = payment
    server.log.error({ reference }, `a payment cannot be checked: ${chain} does not respond`)
    throw new RequestError('unavailable', `${chain} does not answer. Please try again in a moment.`)
  }
  const [code, sentence] = REFUSALS[verdict.type]
  throw new RequestError(code, typeof sentence === 'string' ? sentence : sentence(chain))
}

async function checkBasePayment(
  { store, verifyPayment }: Pick<ServerContext, 'store' | 'verifyPayment'>,
  { playerId, reference, usdc }: { playerId: string; reference: string; usdc: number },
): Promise<PaymentVerdict> {
  return verifyPayment({ reference, usdc, wallets: await walletsOf(store.db, playerId) })
}

type Refusal = readonly [
  code: (typeof PAYMENT_ERRORS)[number],
  sentence: string | ((chain: string) => string),
]
const REFUSALS: Readonly<Record<Exclude<PaymentRefusal, 'unreachable'>, Refusal>> = {
  off: ['payments_off', 'Payments are not set up here.'],
  unknown: ['payment_unknown', (chain) => `${chain} knows no such payment yet.`],
  pending: ['payment_pending', (chain) => `${chain} has not confirmed this payment yet.`],
  wrong_kind: ['payment_refused', 'This is no payment that is taken here.'],
  insufficient: ['payment_refused', 'This transaction did not pay what it costs.'],
  not_yours: ['payment_not_yours', 'This was paid from a wallet that is not linked to you.'],
}

/** The error for a payment that has bought something already. */
export function paymentUsedError(): RequestError {
  return new RequestError('payment_refused', 'This payment was used before.')
}
