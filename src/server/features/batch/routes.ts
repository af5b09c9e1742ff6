import { batchCall } from '#src/protocol/calls/batch.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { runBatch } from './run-batch.ts'

export function bindBatchRoutes(router: Router, game: GameContext): void {
  bind(router, batchCall, ({ body, caller, idempotencyKey }) =>
    runBatch(game, { caller, body, idempotencyKey, newId: game.server.ids.uuid }),
  )
}
