import { forgetAllCall, forgetCall, memoryCall } from '#src/protocol/calls/memory.ts'
import { deletePlayerCall, playerDataCall } from '#src/protocol/calls/player-data.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { RateLimits } from '../../platform/http/rate-limit.ts'
import { deletePlayer } from './delete-player.ts'
import { exportPlayer } from './export-player.ts'
import { forget, forgetAll, listMemory } from './player-memory.ts'
import { readBearer } from '../../platform/http/caller.ts'
import type { ServerContext } from '../../server-context.ts'
import type { PlayerWriter } from '../../write/act.ts'

/** Binds the calls that return and delete what is stored about a player. */
export function bindPlayerDataRoutes(
  router: Router,
  {
    server,
    limits,
    writer,
  }: {
    readonly server: ServerContext
    readonly limits: RateLimits
    readonly writer: PlayerWriter
  },
): void {
  bind(router, playerDataCall, async ({ caller }) => {
    await limits.take('playerExports', caller.playerId)
    return exportPlayer(server, caller)
  })

  bind(router, memoryCall, ({ caller }) => listMemory(server, caller))

  bind(router, forgetCall, ({ caller, params, idempotencyKey }) =>
    forget({ server, writer }, { caller, id: params.id, idempotencyKey }),
  )

  bind(router, forgetAllCall, ({ caller, idempotencyKey }) =>
    forgetAll({ server, writer }, { caller, idempotencyKey }),
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
