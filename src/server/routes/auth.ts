import {
  logoutCall,
  meCall,
  nonceCall,
  refreshCall,
  sessionCall,
  signInCall,
} from '#src/protocol/calls/auth.ts'
import {
  exchangeBaseCall,
  exchangeCall,
  exchangeWorldCall,
  frameAuthCall,
  providerNonceCall,
} from '#src/protocol/calls/exchange.ts'
import { logoutAllCall, stepUpCall } from '#src/protocol/calls/identity.ts'
import { linkCall } from '#src/protocol/calls/link.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import type { Provider } from '#src/protocol/calls/exchange.ts'
import type { Endpoint } from '#src/protocol/endpoint.ts'
import { identitiesOf, playerOf } from '../db/repositories/players.ts'
import { bind, type Door } from '../http/bind.ts'
import { clientAddress } from '../http/client-address.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { RequestError } from '../http/request-error.ts'
import type { RequestContext } from '../http/server-env.ts'
import { siteOf } from '../http/site.ts'
import { readBearer } from '../services/auth/authenticate.ts'
import { exchange } from '../services/auth/exchange.ts'
import { issueNonce } from '../services/auth/issue-nonce.ts'
import { link } from '../services/auth/link.ts'
import { isForStepUp, issueProviderNonce } from '../services/auth/issue-provider-nonce.ts'
import { logOut } from '../services/auth/log-out.ts'
import { logOutEverywhere } from '../services/auth/log-out-everywhere.ts'
import { refresh } from '../services/auth/refresh.ts'
import { stepUp } from '../services/auth/step-up.ts'
import { verifyFrameProof, verifyHostToken } from '../services/auth/verify-host-token.ts'
import { verifyWalletProof } from '../services/auth/verify-wallet-proof.ts'
import type { Means } from '../services/means.ts'
import { nameOfPlayer } from '../services/names/called.ts'
import type { NameBook } from '../services/names/name-book.ts'

export function bindAuthRoutes(
  door: Door,
  means: Means,
  { limits, names }: { limits: RateLimits; names: NameBook },
): void {
  const { config } = means
  const takeForAddress = async (
    context: RequestContext,
    name: 'addressNonces' | 'addressSignIns' | 'addressNewPlayers',
  ) => {
    const address = clientAddress(context, config.TRUST_PROXY)
    if (address) await limits.take(name, address)
  }

  /** The session that a nonce of a step-up is bound to. Throws the 401s of a key. */
  const askingSession = async (context: RequestContext, isAsked: boolean) =>
    isAsked ? (await door.authenticate(context)).sessionId : null

  const useOf = (context: RequestContext) => ({
    site: siteOf(config, context),
    stepUpSessionId: null,
  })

  bind(door, nonceCall, async ({ query, context }) => {
    await takeForAddress(context, 'addressNonces')
    return issueNonce(means, {
      address: query.address,
      chainId: query.chain_id,
      site: siteOf(config, context),
      stepUpSessionId: await askingSession(context, query.purpose === 'step-up'),
    })
  })

  bind(door, signInCall, async ({ body, idempotencyKey, context }) => {
    await takeForAddress(context, 'addressSignIns')
    return exchange(means, {
      ...{ call: signInCall, body, idempotencyKey, claimedWallet: null },
      verify: () => verifyWalletProof(means, body, useOf(context)),
      admitNewPlayer: () => takeForAddress(context, 'addressNewPlayers'),
    })
  })

  bind(door, providerNonceCall, async ({ params, context }) => {
    await takeForAddress(context, 'addressNonces')
    const { purpose } = params
    const stepUpSessionId = await askingSession(context, isForStepUp(purpose))
    return issueProviderNonce(means, { purpose, stepUpSessionId })
  })

  const trade = async (
    context: RequestContext,
    proof: { provider: Provider; token: string; wallet?: `0x${string}` | undefined },
    write: { call: Endpoint; body: unknown; idempotencyKey: string | undefined },
  ) => {
    await takeForAddress(context, 'addressSignIns')
    const { provider, token, wallet } = proof
    return exchange(means, {
      ...write,
      claimedWallet: wallet ?? null,
      verify: () => verifyHostToken(means, { provider, token, ...useOf(context) }),
      admitNewPlayer: () => takeForAddress(context, 'addressNewPlayers'),
    })
  }

  bind(door, exchangeWorldCall, ({ body, idempotencyKey, context }) =>
    trade(
      context,
      { provider: 'world', ...body },
      { call: exchangeWorldCall, body, idempotencyKey },
    ),
  )

  bind(door, exchangeBaseCall, ({ body, idempotencyKey, context }) => {
    const { jwt: token, wallet } = body
    const write = { call: exchangeBaseCall, body, idempotencyKey }
    return trade(context, { provider: 'base', token, wallet }, write)
  })

  bind(door, exchangeCall, ({ params, body, idempotencyKey, context }) =>
    trade(
      context,
      { provider: params.provider, ...body },
      { call: exchangeCall, body: { ...params, ...body }, idempotencyKey },
    ),
  )

  bind(door, frameAuthCall, async ({ query, context }) => {
    await takeForAddress(context, 'addressSignIns')
    return exchange(means, {
      ...{ call: frameAuthCall, body: query, idempotencyKey: undefined, claimedWallet: null },
      verify: () => verifyFrameProof(means, { ...query, site: siteOf(config, context) }),
      admitNewPlayer: () => takeForAddress(context, 'addressNewPlayers'),
    })
  })

  bind(door, linkCall, async ({ caller, body, idempotencyKey, context }) => {
    await takeForAddress(context, 'addressSignIns')
    const { proof } = body
    const use = useOf(context)
    return link(means, {
      ...{ caller, body, idempotencyKey },
      verify: () =>
        'provider' in proof
          ? verifyHostToken(means, { ...proof, ...use })
          : verifyWalletProof(means, proof, use),
    })
  })

  bind(door, stepUpCall, async ({ caller, body, idempotencyKey, context }) => {
    await takeForAddress(context, 'addressSignIns')
    return stepUp(means, { caller, body, idempotencyKey, site: siteOf(config, context) })
  })

  bind(door, refreshCall, ({ body, idempotencyKey }) =>
    refresh(means, { refreshToken: body.refresh_token, idempotencyKey }),
  )

  bind(door, meCall, async ({ caller }) => {
    const player = await playerOf(means.store.db, caller.playerId)
    if (!player) throw new RequestError('invalid_key', AUTH_TEXTS.invalidKey)
    const identities = await identitiesOf(means.store.db, player.id)
    const found = nameOfPlayer(identities, await names.namesOf(identities))
    return {
      player_id: player.id,
      wallet: caller.wallet,
      street_name: player.streetName,
      linked_name: found?.name ?? null,
    }
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
  bind(
    door,
    logoutAllCall,
    async ({ context, idempotencyKey }) => {
      const secret = readBearer(context.req.header('authorization'))
      await logOutEverywhere(means, { secret, idempotencyKey })
    },
    { authenticates: 'handler' },
  )
}
