import { paymentOrderCall } from '#src/protocol/calls/payments.ts'
import { type QueryInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Orders a payment of `usdc`, before it is made. */
export function orderPayment(
  client: ApiClient,
  order: QueryInput<typeof paymentOrderCall>,
): Promise<ResponseOf<typeof paymentOrderCall>> {
  return client.request(paymentOrderCall, { query: order })
}
