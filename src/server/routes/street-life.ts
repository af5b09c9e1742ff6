import { missionsCall } from '#src/protocol/calls/missions.ts'
import { paymentCall, paymentOrderCall } from '#src/protocol/calls/payments.ts'
import { encounterCall, travelCall } from '#src/protocol/calls/street-life.ts'
import { favourCall, favoursCall } from '#src/protocol/calls/favours.ts'
import { loansCall, repayCall } from '#src/protocol/calls/loans.ts'
import { batchCall } from '#src/protocol/calls/batch.ts'
import { bind, type Door } from '../http/bind.ts'
import { settleOpenEncounter } from '../services/encounters/settle-encounter.ts'
import { askFavour } from '../services/favours/ask-favour.ts'
import { listFavours } from '../services/favours/list-favours.ts'
import { listLoans } from '../services/loans/list-loans.ts'
import { repay } from '../services/loans/repay.ts'
import type { MarketWatch } from '../services/market/market-watch.ts'
import type { Means } from '../services/means.ts'
import { listMissions } from '../services/missions/list-missions.ts'
import { buyMessages } from '../services/payments/buy-messages.ts'
import { orderPayment } from '../services/payments/order-payment.ts'
import { travel } from '../services/travel/travel.ts'
import { takeTurn } from '../services/turn/take-turn.ts'

/** What a player does on the street beside trading: going places, and settling who stands in the way. */
export function bindStreetLifeRoutes(door: Door, means: Means, market: MarketWatch): void {
  const street = { means, market }

  bind(door, travelCall, ({ body, caller, idempotencyKey }) =>
    travel(means, { caller, body, idempotencyKey }),
  )

  bind(door, loansCall, ({ caller }) => listLoans(means, caller.playerId))

  bind(door, repayCall, ({ params, body, caller, idempotencyKey }) =>
    repay(means, {
      caller,
      loanId: params.id,
      amountCents: Math.round(body.amount * 100),
      idempotencyKey,
    }),
  )

  bind(door, favoursCall, ({ caller }) => listFavours(means, caller.playerId))

  bind(door, favourCall, ({ body, caller, idempotencyKey }) =>
    askFavour(street, { caller, body, idempotencyKey }),
  )

  bind(door, paymentCall, ({ body, caller, idempotencyKey }) =>
    buyMessages(means, { caller, body, idempotencyKey }),
  )

  bind(door, paymentOrderCall, ({ caller, idempotencyKey }) =>
    orderPayment(means, { caller, idempotencyKey }),
  )

  bind(door, missionsCall, ({ caller }) => listMissions(means, caller.playerId))

  bind(door, batchCall, ({ body, caller, idempotencyKey }) =>
    takeTurn(street, { caller, body, idempotencyKey }),
  )

  bind(door, encounterCall, ({ body, caller, idempotencyKey }) =>
    settleOpenEncounter(means, { caller, body, idempotencyKey }),
  )
}
