import { encounterCall, travelCall } from '#src/protocol/calls/street-life.ts'
import { loansCall, repayCall } from '#src/protocol/calls/loans.ts'
import { bind, type Door } from '../http/bind.ts'
import { settleOpenEncounter } from '../services/encounters/settle-encounter.ts'
import { listLoans } from '../services/loans/list-loans.ts'
import { repay } from '../services/loans/repay.ts'
import type { Means } from '../services/means.ts'
import { travel } from '../services/travel/travel.ts'

/** What a player does on the street beside trading: going places, and settling who stands in the way. */
export function bindStreetLifeRoutes(door: Door, means: Means): void {
  bind(door, travelCall, ({ body, caller, idempotencyKey }) =>
    travel(means, { playerId: caller.playerId, body, idempotencyKey }),
  )

  bind(door, loansCall, ({ caller }) => listLoans(means, caller.playerId))

  bind(door, repayCall, ({ params, body, caller, idempotencyKey }) =>
    repay(means, {
      playerId: caller.playerId,
      loanId: params.id,
      amountCents: Math.round(body.amount * 100),
      idempotencyKey,
    }),
  )

  bind(door, encounterCall, ({ body, caller, idempotencyKey }) =>
    settleOpenEncounter(means, { playerId: caller.playerId, body, idempotencyKey }),
  )
}
