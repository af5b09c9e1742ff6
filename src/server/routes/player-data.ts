import { forgetAllCall, forgetCall, memoryCall } from '#src/protocol/calls/memory.ts'
import { deletePlayerCall, playerDataCall } from '#src/protocol/calls/player-data.ts'
import { bind, type Router } from '../http/bind.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { deletePlayer } from '../services/account/delete-player.ts'
import { exportPlayer } from '../services/account/export-player.ts'
import { forget, forgetAll, listMemory } from '../services/account/player-memory.ts'
import { readBearer } from '../services/auth/authenticate.ts'
import type { ServerContext } from '../services/server-context.ts'

/** Binds the calls that return and delete what is stored about a player. */
export function bindPlayerDataRoutes(
  router: Router,
  server: ServerContext,
  limits: RateLimits,
): void {
  bind(router, playerDataCall, async ({ caller }) => {
    await limits.take('playerExports', caller.playerId)
    return exportPlayer(server, caller)
  })

  bind(router, memoryCall, ({ caller }) => listMemory(server, caller))

  bind(router, forgetCall, ({ caller, params, idempotencyKey }) =>
    forget(server, { caller, id: params.id, idempotencyKey }),
  )

  bind(router, forgetAllCall, ({ caller, idempotencyKey }) =>
    forgetAll(server, { caller, idempotencyKey }),
  )

  bind(
    router,
    deletePlayerCall,
    async ({ context, idempotencyKey }) => {
      const secret = readBearer(context.req.header('authorization'))
      const deleted = await deletePlayer(server, { secret, idempotencyKey })
      context.set('playerId', deleted.player_id)
    },
    { authenticatedBy: 'handler' },
  )
}
