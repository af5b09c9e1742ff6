import { type ApiClient } from '#src/api/client.ts'
import { orderPayment } from '#src/api/order-payment.ts'
import { type Host } from '#src/hosts/host.ts'
import { GAME_NAME } from '#src/protocol/messages.ts'
import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
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

/** Creates the `hostPayment` of a payment sender: it returns null while the app around the page makes no payments. */
export function createHostPayments(
  client: ApiClient,
  host: Pick<Host, 'pay'>,
): CreatePaymentSenderOptions['hostPayment'] {
  return () => {
    const { pay } = host
    if (!pay) return null
    return async (usdc, onOrder) => {
      const { reference, to } = await orderPayment(client, { chain: 'world', usdc })
      onOrder(reference)
      return `${WORLD_PAYMENT}${await pay({ reference, to, usdc, description: GAME_NAME })}`
    }
  }
}
