import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
import type { PaymentVerdict } from '../../platform/chain/verify-payment.ts'
import type { ChainHead } from '../../platform/chain/read-head.ts'
import { bindPayment, orderOf, type PaymentOrder } from './payment-order-repository.ts'
import type { WorldPayment, WorldPayments } from '../../platform/chain/world-portal.ts'
import type { ServerContext } from '../../server-context.ts'
import { toUnits } from './units.ts'

/** The names of USDC on World Chain in the portal and in MiniKit. */
const USDC: readonly string[] = ['USDC', 'USDCE', 'USDC.E']
const TRANSACTION_ID = /^[\w-]{1,80}$/
/** World Chain makes a block every two seconds. */
const BLOCK_MS = 2_000

type WorldContext = Pick<ServerContext, 'clock' | 'providers' | 'store'>

/** Returns the block that World Chain has reached by the clock. The portal does not tell the block of a payment. */
export function worldHead(now: Date): ChainHead {
  return { number: Math.floor(now.getTime() / BLOCK_MS), at: now }
}

/**
 * Checks that the player ordered a payment by World App here, of exactly this price, and that the portal lists it as made.
 */
export async function checkWorldPayment(
  { clock, providers, store }: WorldContext,
  payment: { playerId: string; reference: string; usdc: number },
): Promise<PaymentVerdict> {
  const { worldPayments } = providers
  if (!worldPayments) return { type: 'off' }
  const id = payment.reference.slice(WORLD_PAYMENT.length)
  if (!TRANSACTION_ID.test(id)) return { type: 'wrong_kind' }
  const paid = await worldPayments.read(id)
  if (typeof paid === 'string') return { type: paid }
  const order = await orderOf(store.db, paid.reference)
  if (order?.chain !== 'world') return { type: 'wrong_kind' }
  if (order.playerId !== payment.playerId) return { type: 'not_yours' }
  const now = clock.now()
  if (order.expiresAt.getTime() <= now.getTime()) return { type: 'expired' }
  if (order.usdc !== payment.usdc) return { type: 'insufficient' }
  const type = judge(paid, order, worldPayments)
  if (type !== 'paid') return { type }
  await bindPayment(store.db, { reference: order.reference, payment: payment.reference })
  // The order's reference, because a transaction may have several spellings and must buy once.
  return { type, ids: [`${WORLD_PAYMENT}${order.reference}`], block: worldHead(now) }
}

/**
 * Looks at a payment by World App again. `reference` is that of its order. A payment whose order was deleted with its
 * player counts as made: nothing is left to take back.
 */
export async function checkWorldPaymentAgain(
  { providers, store }: WorldContext,
  reference: string,
): Promise<PaymentVerdict> {
  const { worldPayments } = providers
  if (!worldPayments) return { type: 'off' }
  const order = await orderOf(store.db, reference.slice(WORLD_PAYMENT.length))
  if (!order?.payment) return { type: 'paid', ids: [reference] }
  const paid = await worldPayments.read(order.payment.slice(WORLD_PAYMENT.length))
  if (typeof paid === 'string') return { type: paid }
  const type = judge(paid, order, worldPayments)
  return type === 'paid' ? { type, ids: [reference] } : { type }
}

/** Compares a payment in the portal with its order. */
function judge(
  paid: WorldPayment,
  { reference, usdc }: PaymentOrder,
  { appId, treasury }: WorldPayments,
): 'insufficient' | 'paid' | 'pending' {
  const isExact =
    paid.reference === reference &&
    paid.app_id === appId &&
    paid.to === treasury &&
    USDC.includes(paid.token.toUpperCase()) &&
    BigInt(paid.token_amount) === toUnits(usdc)
  if (!isExact || paid.transaction_status === 'failed') return 'insufficient'
  return paid.transaction_status === 'pending' ? 'pending' : 'paid'
}
