import { paymentOrderCall } from '#src/protocol/calls/payments.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { RULES } from '#src/rules/config.ts'
import { addOrder, unpaidOrders } from '../../db/repositories/payment-orders.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'

/**
 * Maximum number of a player's open orders of an amount. A player who has as many gets the newest one's reference again. Below that,
 * each call issues a new one, because World App may have made a payment that the page has not reported yet.
 */
const MAX_OPEN_ORDERS = 20

/** World App may have made a payment that the page has not reported yet. It can be reported within this time. */
const ORDER_LIFETIME_MS = 30 * 24 * 60 * 60_000

/** The prices that an order can be for. */
const PRICES_USDC: readonly number[] = [
  RULES.interactions.bought.priceUsdc,
  RULES.favours.soonerUsdc,
]

/**
 * Issues a reference for one payment by World App of `usdc`, or of any amount for null. Throws `payments_off`, and
 * `invalid_input` for an amount that is no price.
 */
export function orderPayment(
  server: ServerContext,
  {
    caller,
    usdc,
    idempotencyKey,
  }: { caller: Actor; usdc: number | null; idempotencyKey: string | undefined },
): Promise<ResponseOf<typeof paymentOrderCall>> {
  const { worldPayments } = server.providers
  if (!worldPayments) throw new RequestError('payments_off', 'Payments are not set up here.')
  if (usdc !== null && !PRICES_USDC.includes(usdc)) {
    throw new RequestError('invalid_input', `Nothing costs ${usdc} USDC.`)
  }
  const { playerId } = caller
  const write = { caller: { playerId }, call: paymentOrderCall, key: idempotencyKey, body: usdc }
  return answerOnce(server, write, async (tx) => {
    const open = await unpaidOrders(tx, { playerId, usdc, limit: MAX_OPEN_ORDERS })
    const [last] = open
    if (last && open.length === MAX_OPEN_ORDERS) {
      return { result: { reference: last.reference, to: worldPayments.treasury } }
    }
    // World App accepts up to 36 characters and does not show them.
    const reference = server.ids.uuid().replaceAll('-', '')
    const at = server.clock.now()
    const expiresAt = new Date(at.getTime() + ORDER_LIFETIME_MS)
    await addOrder(tx, { reference, playerId, usdc, at, expiresAt })
    return { result: { reference, to: worldPayments.treasury } }
  })
}
