import { featureFlagsCall, setFeatureFlagsCall } from '#src/protocol/calls/feature-flags.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import { readFeatureFlags, setFeatureFlags } from './feature-flags.ts'
import { readBearer } from '../../platform/http/caller.ts'
import type { ServerContext } from '../../server-context.ts'

/** The bearer key of these calls is a player's or the operator's; the handlers check which. */
export function bindFeatureFlagRoutes(router: Router, server: ServerContext): void {
  bind(
    router,
    featureFlagsCall,
    ({ params, context }) => {
      const secret = readBearer(context.req.header('authorization'))
      return readFeatureFlags(server, { id: params.id, secret })
    },
    { authenticatedBy: 'handler' },
  )

  bind(
    router,
    setFeatureFlagsCall,
    ({ params, body, idempotencyKey, context }) => {
      const secret = readBearer(context.req.header('authorization'))
      return setFeatureFlags(server, { id: params.id, secret, body, idempotencyKey })
    },
    { authenticatedBy: 'handler' },
  )
}
