import { travelCall } from '#src/protocol/calls/street-life.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { travel } from './travel.ts'

export function bindTravelRoutes(router: Router, { server, writer }: GameContext): void {
  bind(router, travelCall, ({ body, caller, idempotencyKey }) =>
    travel(writer, { caller, body, idempotencyKey, id: server.ids.uuid() }),
  )
}
