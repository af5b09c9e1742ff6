import { frontCall, frontsCall } from '#src/protocol/calls/fronts.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { actOnFront } from './act-on-front.ts'
import { listFronts } from './list-fronts.ts'

export function bindFrontRoutes(router: Router, game: GameContext): void {
  const { server, writer } = game
  bind(router, frontsCall, ({ caller }) => listFronts(game, caller.playerId))

  bind(router, frontCall, ({ body, caller, idempotencyKey }) =>
    actOnFront(writer, { caller, body, idempotencyKey, id: server.ids.uuid() }),
  )
}
