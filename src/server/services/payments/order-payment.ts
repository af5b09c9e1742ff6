import { paymentOrderCall } from '#src/protocol/calls/payments.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { addOrder, unpaidOrders } from '../../db/repositories/payment-orders.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce } from '../idempotency.ts'
import type { Means } from '../means.ts'

/**
 * Orders that a player may have open. Each is one payment, and World App may have made it without the page having shown
 * it yet: a reference is handed out again only to who has ordered as often as this and shown nothing.
 */
const OPEN_ORDERS = 20

/** Gives a player a reference, under which World App makes one payment. Throws `payments_off`. */
export function orderPayment(
  means: Means,
  { caller, idempotencyKey }: { caller: Actor; idempotencyKey: string | undefined },
): Promise<ResponseOf<typeof paymentOrderCall>> {
  const { worldTill } = means.providers
  if (!worldTill) throw new RequestError('payments_off', 'Payments are not set up here.')
  const { playerId } = caller
  const write = { caller: { playerId }, call: paymentOrderCall, key: idempotencyKey, body: null }
  return answerOnce(means, write, async (tx) => {
    const open = await unpaidOrders(tx, playerId, OPEN_ORDERS)
    const [last] = open
    if (last && open.length === OPEN_ORDERS) {
      return { result: { reference: last.reference, to: worldTill.treasury } }
    }
    // World App takes 36 characters and shows none of them.
    const reference = means.ids.uuid().replaceAll('-', '')
    await addOrder(tx, { reference, playerId, at: means.clock.now() })
    return { result: { reference, to: worldTill.treasury } }
  })
}
