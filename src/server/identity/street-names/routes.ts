import { nameCall } from '#src/protocol/calls/player-street.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { RateLimits } from '../../platform/http/rate-limit.ts'
import type { GameContext } from '../../server-context.ts'
import { chooseName } from './choose-name.ts'

export function bindStreetNameRoutes(
  router: Router,
  { writer }: GameContext,
  limits: RateLimits,
): void {
  bind(router, nameCall, async ({ body, caller, idempotencyKey }) => {
    await limits.take('playerNames', caller.playerId)
    return chooseName(writer, { caller, body, idempotencyKey })
  })
}
