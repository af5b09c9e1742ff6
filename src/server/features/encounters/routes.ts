import { encounterCall } from '#src/protocol/calls/street-life.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { settleOpenEncounter } from './settle-encounter.ts'

export function bindEncounterRoutes(router: Router, { writer }: GameContext): void {
  bind(router, encounterCall, ({ body, caller, idempotencyKey }) =>
    settleOpenEncounter(writer, { caller, body, idempotencyKey }),
  )
}
