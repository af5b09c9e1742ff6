import { favourCall, favoursCall } from '#src/protocol/calls/favours.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { listFavours } from './list-favours.ts'
import { requestFavour } from './request-favour.ts'

export function bindFavourRoutes(router: Router, game: GameContext): void {
  bind(router, favoursCall, ({ caller }) => listFavours(game.server, caller.playerId))

  bind(router, favourCall, ({ body, caller, idempotencyKey }) =>
    requestFavour(game, { caller, body, idempotencyKey }),
  )
}
