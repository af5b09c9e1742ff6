import { featureFlagsCall, setFeatureFlagsCall } from '#src/protocol/calls/feature-flags.ts'
import { bind, type Door } from '../http/bind.ts'
import { readFeatureFlags, setFeatureFlags } from '../services/admin/feature-flags.ts'
import { readBearer } from '../services/auth/authenticate.ts'
import type { Means } from '../services/means.ts'

/** The bearer here is a player's, or the house's: the handlers tell them apart. */
export function bindFeatureFlagRoutes(door: Door, means: Means): void {
  bind(
    door,
    featureFlagsCall,
    ({ params, context }) => {
      const secret = readBearer(context.req.header('authorization'))
      return readFeatureFlags(means, { id: params.id, secret })
    },
    { authenticates: 'handler' },
  )

  bind(
    door,
    setFeatureFlagsCall,
    ({ params, body, idempotencyKey, context }) => {
      const secret = readBearer(context.req.header('authorization'))
      return setFeatureFlags(means, { id: params.id, secret, body, idempotencyKey })
    },
    { authenticates: 'handler' },
  )
}
