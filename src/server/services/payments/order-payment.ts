import { paymentOrderCall } from '#src/protocol/calls/payments.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { addOrder, unpaidOrders } from '../../db/repositories/payment-orders.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'

/**
 * Maximum number of a player's open orders. A player who has as many gets the newest one's reference again. Below that,
 * each call issues a new one, because World App may have made a payment that the page has not reported yet.
 */
const MAX_OPEN_ORDERS = 20

/** Issues a reference for one payment by World App. Throws `payments_off`. */
export function orderPayment(
  server: ServerContext,
  { caller, idempotencyKey }: { caller: Actor; idempotencyKey: string | undefined },
): Promise<ResponseOf<typeof paymentOrderCall>> {
  const { worldPayments } = server.providers
  if (!worldPayments) throw new RequestError('payments_off', 'Payments are not set up here.')
  const { playerId } = caller
  const write = { caller: { playerId }, call: paymentOrderCall, key: idempotencyKey, body: null }
  return answerOnce(server, write, async (tx) => {
    const open = await unpaidOrders(tx, playerId, MAX_OPEN_ORDERS)
    const [last] = open
    if (last && open.length === MAX_OPEN_ORDERS) {
      return { result: { reference: last.reference, to: worldPayments.treasury } }
    }
    // World App accepts up to 36 characters and does not show them.
    const reference = server.ids.uuid().replaceAll('-', '')
    await addOrder(tx, { reference, playerId, at: server.clock.now() })
    return { result: { reference, to: worldPayments.treasury } }
  })
}
