import { encounterCall, travelCall } from '#src/protocol/calls/street-life.ts'
import { bind, type Door } from '../http/bind.ts'
import { settleOpenEncounter } from '../services/encounters/settle-encounter.ts'
import type { Means } from '../services/means.ts'
import { travel } from '../services/travel/travel.ts'

/** What a player does on the street beside trading: going places, and settling who stands in the way. */
export function bindStreetLifeRoutes(door: Door, means: Means): void {
  bind(door, travelCall, ({ body, caller, idempotencyKey }) =>
    travel(means, { playerId: caller.playerId, body, idempotencyKey }),
  )

  bind(door, encounterCall, ({ body, caller, idempotencyKey }) =>
    settleOpenEncounter(means, { playerId: caller.playerId, body, idempotencyKey }),
  )
}
