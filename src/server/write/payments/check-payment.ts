import type { PAYMENT_ERRORS } from '#src/protocol/errors.ts'
import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
import type { ChainHead } from '../../platform/chain/read-head.ts'
import {
  areAllUsed,
  bindTransfer,
  type ClaimingTransfer,
  hasEarlierOrder,
} from './payment-order-repository.ts'
import { walletsOf } from './payment-repository.ts'
import type { CheckedPayment } from './claim-payment.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { PaymentVerdict } from '../../platform/chain/verify-payment.ts'
import type { ServerContext } from '../../server-context.ts'
import { checkWorldPayment } from './check-world-payment.ts'

export interface PaymentClaim {
  readonly playerId: string
  readonly reference: string
  readonly bought: CheckedPayment['bought']
  readonly usdc: number
}

/**
 * Checks that a player has ordered and then paid exactly `usdc`. Must be called outside of transactions. Resolves with the
 * payment, which each of its references can be stored for once. Throws the payment errors.
 */
export async function checkPayment(
  server: Pick<ServerContext, 'clock' | 'ids' | 'log' | 'providers' | 'store' | 'verifyPayment'>,
  payment: PaymentClaim,
): Promise<CheckedPayment> {
  const isWorld = payment.reference.startsWith(WORLD_PAYMENT)
  const verdict: Verdict = await (isWorld ? checkWorldPayment : checkBasePayment)(server, payment)
  if (verdict.type === 'paid') {
    const { bought, usdc } = payment
    const { block, ids: references } = verdict
    return { id: server.ids.uuid(), references, bought, usdc, block: block?.number ?? null }
  }
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
  { clock, store, verifyPayment }: Pick<ServerContext, 'clock' | 'store' | 'verifyPayment'>,
  { playerId, reference, usdc }: PaymentClaim,
): Promise<Verdict> {
  const { base, world } = await walletsOf(store.db, playerId)
  const verdict = await verifyPayment({ reference, usdc, wallets: base })
  if (verdict.type === 'paid') {
    const { block, ids } = verdict
    // A demo payment is in no block, and needs no order.
    if (!block) return verdict
    return bindToOrder({ clock, store }, { playerId, usdc, ids, block })
  }
  if (verdict.type !== 'not_yours' || world.length === 0) return verdict
  const ofWorldApp = await verifyPayment({ reference, usdc, wallets: world })
  return ofWorldApp.type === 'not_yours' ? verdict : { type: 'wrong_chain' }
}

/** Binds a transfer on Base to an order of the player. The writer refuses a transfer that has bought before. */
async function bindToOrder(
  { clock, store }: Pick<ServerContext, 'clock' | 'store'>,
  {
    block,
    ...transfer
  }: Pick<ClaimingTransfer, 'ids' | 'playerId' | 'usdc'> & { block: ChainHead },
): Promise<Verdict> {
  const claim = { ...transfer, block: block.number, at: block.at, now: clock.now() }
  const bound = await bindTransfer(store.db, claim)
  if (bound !== undefined) return { type: 'paid', ids: [bound], block }
  if (await areAllUsed(store.db, transfer.ids)) return { type: 'paid', ids: transfer.ids, block }
  const isLate = await hasEarlierOrder(store.db, claim)
  return { type: isLate ? 'expired' : 'not_ordered' }
}

/** `wrong_chain`: paid on Base from the address of a World App wallet. */
type Verdict = PaymentVerdict | { readonly type: 'wrong_chain' }
type Refused = Exclude<Verdict['type'], 'paid' | 'unreachable'>

type Refusal = readonly [
  code: (typeof PAYMENT_ERRORS)[number],
  sentence: string | ((chain: string) => string),
]
const REFUSALS: Readonly<Record<Refused, Refusal>> = {
  off: ['payments_off', 'Payments are not set up here.'],
  unknown: ['payment_unknown', (chain) => `${chain} knows no such payment yet.`],
  pending: ['payment_pending', (chain) => `${chain} has not confirmed this payment yet.`],
  wrong_kind: ['payment_refused', 'This is no payment that is taken here.'],
  insufficient: ['payment_refused', 'This transaction did not pay what it costs.'],
  not_ordered: ['payment_refused', 'This was paid without an order. An order comes first.'],
  expired: ['payment_refused', 'The order of this payment has expired.'],
  wrong_chain: [
    'payment_refused',
    'World App’s wallet pays on World Chain alone. This was paid from its address on Base.',
  ],
  not_yours: ['payment_not_yours', 'This was paid from a wallet that is not linked to you.'],
}
