import { paymentOrderCall } from '#src/protocol/calls/payments.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Asks the house for the reference of a payment by World App. */
export function orderPayment(client: ApiClient): Promise<ResponseOf<typeof paymentOrderCall>> {
  return client.request(paymentOrderCall)
}
