import { USDC_UNITS } from '#src/protocol/base.ts'
import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
import type { PaymentVerdict } from '../../chain/verify-payment.ts'
import { orderOf } from '../../db/repositories/payment-orders.ts'
import type { ServerContext } from '../server-context.ts'

/** The names of USDC on World Chain in the portal and in MiniKit. */
const USDC: readonly string[] = ['USDC', 'USDCE', 'USDC.E']
const TRANSACTION_ID = /^[\w-]{1,80}$/

/**
 * Checks that the player ordered a payment by World App here, of at least this price, and that the portal lists it as
 * made.
 */
export async function checkWorldPayment(
  { clock, providers, store }: Pick<ServerContext, 'clock' | 'providers' | 'store'>,
  payment: { playerId: string; reference: string; usdc: number },
): Promise<PaymentVerdict> {
  const { worldPayments } = providers
  if (!worldPayments) return { type: 'off' }
  const id = payment.reference.slice(WORLD_PAYMENT.length)
  if (!TRANSACTION_ID.test(id)) return { type: 'wrong_kind' }
  const paid = await worldPayments.read(id)
  if (typeof paid === 'string') return { type: paid }
  const order = await orderOf(store.db, paid.reference)
  if (!order) return { type: 'wrong_kind' }
  if (order.playerId !== payment.playerId) return { type: 'not_yours' }
  if (order.expiresAt.getTime() <= clock.now().getTime()) return { type: 'expired' }
  const orderedUsdc = order.usdc ?? payment.usdc
  const isWhole =
    orderedUsdc >= payment.usdc &&
    paid.app_id === worldPayments.appId &&
    paid.to === worldPayments.treasury &&
    USDC.includes(paid.token.toUpperCase()) &&
    BigInt(paid.token_amount) >= BigInt(Math.round(orderedUsdc * USDC_UNITS))
  if (!isWhole || paid.transaction_status === 'failed') return { type: 'insufficient' }
  if (paid.transaction_status === 'pending') return { type: 'pending' }
  // The order's reference, because a transaction may have several spellings and must buy once.
  return { type: 'paid', ids: [`${WORLD_PAYMENT}${order.reference}`] }
}
