import { paymentCall, paymentOrderCall } from '#src/protocol/calls/payments.ts'
import { createHeadReader } from '../../platform/chain/read-head.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { buyMessages } from './buy-messages.ts'
import { orderPayment } from './order-payment.ts'

export function bindPaymentRoutes(router: Router, game: GameContext): void {
  const { server } = game
  const readHead = createHeadReader(server.config)

  bind(router, paymentCall, ({ body, caller, idempotencyKey }) =>
    buyMessages(game, { caller, body, idempotencyKey }),
  )

  bind(router, paymentOrderCall, ({ caller, query, idempotencyKey }) =>
    orderPayment(server, readHead, { caller, ...query, idempotencyKey }),
  )
}
