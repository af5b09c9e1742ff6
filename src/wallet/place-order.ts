import { type ApiClient } from '#src/api/client.ts'
import { orderPayment } from '#src/api/order-payment.ts'
import { type CreatePaymentSenderOptions } from './payment-sender.ts'

/** Creates the `order` of a payment sender. `paymaster` is the absolute URL of the server's paymaster. */
export function createOrders(
  client: ApiClient,
  paymaster: string,
): CreatePaymentSenderOptions['order'] {
  return async (usdc) => {
    const { reference, to } = await orderPayment(client, { chain: 'base', usdc })
    const url = new URL(paymaster)
    url.searchParams.set('order', reference)
    return { to, paymaster: url.href }
  }
}
