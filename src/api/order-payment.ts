import { paymentOrderCall } from '#src/protocol/calls/payments.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Requests a reference for a payment of `usdc` through World App. */
export function orderPayment(
  client: ApiClient,
  usdc: number,
): Promise<ResponseOf<typeof paymentOrderCall>> {
  return client.request(paymentOrderCall, { query: { usdc } })
}
