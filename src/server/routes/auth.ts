import {
  logoutCall,
  meCall,
  nonceCall,
  refreshCall,
  sessionCall,
  signInCall,
} from '#src/protocol/calls/auth.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { playerOf } from '../db/repositories/players.ts'
import { bind, type Door } from '../http/bind.ts'
import { clientAddress } from '../http/client-address.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { RequestError } from '../http/request-error.ts'
import type { RequestContext } from '../http/server-env.ts'
import { siteOf } from '../http/site.ts'
import { readBearer } from '../services/auth/authenticate.ts'
import { issueNonce } from '../services/auth/issue-nonce.ts'
import { logOut } from '../services/auth/log-out.ts'
import { refresh } from '../services/auth/refresh.ts'
import { signIn } from '../services/auth/sign-in.ts'
import type { Means } from '../services/means.ts'

export function bindAuthRoutes(door: Door, means: Means, limits: RateLimits): void {
  const { config } = means
  const takeForAddress = async (
    context: RequestContext,
    name: 'addressNonces' | 'addressSignIns' | 'addressNewPlayers',
  ) => {
    const address = clientAddress(context, config.TRUST_PROXY)
    if (address) await limits.take(name, address)
  }

  bind(door, nonceCall, async ({ query, context }) => {
    await takeForAddress(context, 'addressNonces')
    return issueNonce(means, {
      address: query.address,
      chainId: query.chain_id,
      site: siteOf(config, context),
    })
  })

  bind(door, signInCall, async ({ body, idempotencyKey, context }) => {
    await takeForAddress(context, 'addressSignIns')
    return signIn(means, {
      body,
      idempotencyKey,
      site: siteOf(config, context),
      admitNewPlayer: () => takeForAddress(context, 'addressNewPlayers'),
    })
  })

  bind(door, refreshCall, ({ body, idempotencyKey }) =>
    refresh(means, { refreshToken: body.refresh_token, idempotencyKey }),
  )

  bind(door, meCall, async ({ caller }) => {
    const player = await playerOf(means.store.db, caller.playerId)
    if (!player) throw new RequestError('invalid_key', AUTH_TEXTS.invalidKey)
    return { player_id: player.id, wallet: caller.wallet, street_name: player.streetName }
  })

  bind(door, sessionCall, ({ caller, query }) => ({ valid: caller.wallet === query.wallet }))

  bind(
    door,
    logoutCall,
    async ({ context, idempotencyKey }) => {
      await logOut(means, {
        secret: readBearer(context.req.header('authorization')),
        idempotencyKey,
      })
    },
    { authenticates: 'handler' },
  )
}
