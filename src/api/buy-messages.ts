import { paymentCall } from '#src/protocol/calls/payments.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Buys messages with a payment. Repeating the idempotency key returns the first response. */
export function buyMessages(
  client: ApiClient,
  reference: string,
  idempotencyKey: string,
): Promise<ResponseOf<typeof paymentCall>> {
  return client.request(paymentCall, { body: { tx_hash: reference }, idempotencyKey })
}
