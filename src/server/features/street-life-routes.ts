import { missionsCall } from '#src/protocol/calls/missions.ts'
import { paymentCall, paymentOrderCall } from '#src/protocol/calls/payments.ts'
import { encounterCall, travelCall } from '#src/protocol/calls/street-life.ts'
import { favourCall, favoursCall } from '#src/protocol/calls/favours.ts'
import { frontCall, frontsCall } from '#src/protocol/calls/fronts.ts'
import { loansCall, repayCall } from '#src/protocol/calls/loans.ts'
import { batchCall } from '#src/protocol/calls/batch.ts'
import { createHeadReader } from '../platform/chain/read-head.ts'
import { bind, type Router } from '../platform/http/bind.ts'
import { settleOpenEncounter } from './encounters/settle-encounter.ts'
import { requestFavour } from './favours/request-favour.ts'
import { listFavours } from './favours/list-favours.ts'
import { actOnFront } from './fronts/act-on-front.ts'
import { listFronts } from './fronts/list-fronts.ts'
import { listLoans } from './loans/list-loans.ts'
import { repay } from './loans/repay.ts'
import type { MarketWatch } from '../read/market/market-watch.ts'
import type { ServerContext } from '../server-context.ts'
import { listMissions } from './missions/list-missions.ts'
import { buyMessages } from './payments/buy-messages.ts'
import { orderPayment } from './payments/order-payment.ts'
import { travel } from './travel/travel.ts'
import { runBatch } from './batch/run-batch.ts'
import type { PlayerWriter } from '../write/player-writer.ts'

export interface StreetLifeContext {
  readonly server: ServerContext
  readonly market: MarketWatch
  readonly writer: PlayerWriter
}

/** Binds travel, loans, fronts, favours, payments, missions, batches and encounters. */
export function bindStreetLifeRoutes(
  router: Router,
  { server, market, writer }: StreetLifeContext,
): void {
  const street = { server, market, writer }
  const readHead = createHeadReader(server.config)

  bind(router, travelCall, ({ body, caller, idempotencyKey }) =>
    travel(writer, { caller, body, idempotencyKey, id: server.ids.uuid() }),
  )

  bind(router, loansCall, ({ caller }) => listLoans(server, caller.playerId))

  bind(router, repayCall, ({ params, body, caller, idempotencyKey }) =>
    repay(writer, {
      ...{ caller, idempotencyKey, loanId: params.id },
      amountCents: Math.round(body.amount * 100),
      id: server.ids.uuid(),
    }),
  )

  bind(router, favoursCall, ({ caller }) => listFavours(server, caller.playerId))

  bind(router, favourCall, ({ body, caller, idempotencyKey }) =>
    requestFavour(street, { caller, body, idempotencyKey }),
  )

  bind(router, frontsCall, ({ caller }) => listFronts(street, caller.playerId))

  bind(router, frontCall, ({ body, caller, idempotencyKey }) =>
    actOnFront(writer, { caller, body, idempotencyKey, id: server.ids.uuid() }),
  )

  bind(router, paymentCall, ({ body, caller, idempotencyKey }) =>
    buyMessages(street, { caller, body, idempotencyKey }),
  )

  bind(router, paymentOrderCall, ({ caller, query, idempotencyKey }) =>
    orderPayment(server, readHead, { caller, ...query, idempotencyKey }),
  )

  bind(router, missionsCall, ({ caller }) => listMissions(street, caller.playerId))

  bind(router, batchCall, ({ body, caller, idempotencyKey }) =>
    runBatch(street, { caller, body, idempotencyKey, newId: server.ids.uuid }),
  )

  bind(router, encounterCall, ({ body, caller, idempotencyKey }) =>
    settleOpenEncounter(writer, { caller, body, idempotencyKey }),
  )
}
