import { type ApiClient } from '#src/api/client.ts'
import { orderPayment } from '#src/api/order-payment.ts'
import { type Host } from '#src/hosts/host.ts'
import { GAME_NAME } from '#src/protocol/messages.ts'
import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
import { type CreatePurseOptions } from './purse.ts'

/** Has the app around the page pay the house, where it can. */
export function createHostPurse(
  client: ApiClient,
  host: Pick<Host, 'pay'>,
): CreatePurseOptions['byHost'] {
  return () => {
    const { pay } = host
    if (!pay) return null
    return async (usdc, ordered) => {
      const { reference, to } = await orderPayment(client)
      ordered(reference)
      return `${WORLD_PAYMENT}${await pay({ reference, to, usdc, description: GAME_NAME })}`
    }
  }
}
