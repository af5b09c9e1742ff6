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
  frameAccountCall,
  frameAuthCall,
  providerNonceCall,
} from '#src/protocol/calls/exchange.ts'
import { logoutAllCall, stepUpCall } from '#src/protocol/calls/identity.ts'
import { linkCall } from '#src/protocol/calls/link.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import type { Provider } from '#src/protocol/calls/exchange.ts'
import type { Endpoint, QueryOf } from '#src/protocol/endpoint.ts'
import { identitiesOf, identityOf, playerOf } from '../../platform/db/repositories/players.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { readFrameCookie, setFrameCookie } from '../../platform/http/frame-cookie.ts'
import type { RateLimits } from '../../platform/http/rate-limit.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { RequestContext } from '../../platform/http/server-env.ts'
import { siteOf } from '../../platform/http/site.ts'
import { readBearer } from '../../platform/http/caller.ts'
import { exchange } from './exchange.ts'
import { issueNonce, NONCE_MS } from './issue-nonce.ts'
import { link } from './link.ts'
import { isForStepUp, issueProviderNonce } from './issue-provider-nonce.ts'
import { nameFrameAccount } from './name-frame-account.ts'
import { logOut } from './log-out.ts'
import { logOutEverywhere } from './log-out-everywhere.ts'
import { refresh } from './refresh.ts'
import { stepUp } from './step-up.ts'
import { verifyFrameProof, verifyHostToken } from './verify-host-token.ts'
import { verifyWalletProof } from './verify-wallet-proof.ts'
import type { ServerContext } from '../../server-context.ts'
import { nameOfPlayer } from '../names/display-names.ts'
import type { NameBook } from '../names/name-book.ts'

export function bindAuthRoutes(
  router: Router,
  server: ServerContext,
  { limits, names }: { limits: RateLimits; names: NameBook },
): void {
  const { config } = server
  const limitAddress = async (
    context: RequestContext,
    name: 'addressNonces' | 'addressSignIns' | 'addressNewPlayers',
  ) => {
    const address = clientAddress(context, config.TRUST_PROXY)
    if (address) await limits.take(name, address)
  }

  /** Throws `rate_limited` for a wallet that is not known, from an address that may add no player: a signature costs more. */
  const refuseNewPlayer = async (context: RequestContext, wallet: string) => {
    const address = clientAddress(context, config.TRUST_PROXY)
    if (!address || !(await limits.isSpent('addressNewPlayers', address))) return
    if (!(await identityOf(server.store.db, wallet)))
      await limitAddress(context, 'addressNewPlayers')
  }

  /** Returns the id of the session that a step-up nonce is bound to, or null for another nonce. Throws 401 errors. */
  const stepUpSession = async (context: RequestContext, isStepUp: boolean) =>
    isStepUp ? (await router.guards.authenticate(context)).sessionId : null

  /** Returns what the proof of a sign-in or link must match: the site, and a nonce that is bound to no session. */
  const signInContext = (context: RequestContext) => ({
    site: siteOf(config, context),
    stepUpSessionId: null,
  })

  bind(router, nonceCall, async ({ query, context }) => {
    await limitAddress(context, 'addressNonces')
    return issueNonce(server, {
      address: query.address,
      chainId: query.chain_id,
      site: siteOf(config, context),
      stepUpSessionId: await stepUpSession(context, query.purpose === 'step-up'),
    })
  })

  bind(router, signInCall, async ({ body, idempotencyKey, context }) => {
    await limitAddress(context, 'addressSignIns')
    return exchange(server, {
      ...{ call: signInCall, body, idempotencyKey, claimedWallet: null },
      async verify() {
        await refuseNewPlayer(context, body.address)
        return verifyWalletProof(server, body, signInContext(context))
      },
      limitNewPlayers: () => limitAddress(context, 'addressNewPlayers'),
    })
  })

  bind(router, providerNonceCall, async ({ params, context }) => {
    await limitAddress(context, 'addressNonces')
    const { purpose } = params
    const stepUpSessionId = await stepUpSession(context, isForStepUp(purpose))
    const issued = await issueProviderNonce(server, { purpose, stepUpSessionId })
    if (issued.secret !== undefined) {
      const maxAge = NONCE_MS / 1_000
      setFrameCookie(context, siteOf(config, context), { secret: issued.secret, maxAge })
    }
    return issued
  })

  const exchangeToken = async (
    context: RequestContext,
    proof: { provider: Provider; token: string; wallet?: `0x${string}` | undefined },
    write: { call: Endpoint; body: unknown; idempotencyKey: string | undefined },
  ) => {
    await limitAddress(context, 'addressSignIns')
    const { provider, token, wallet } = proof
    return exchange(server, {
      ...write,
      claimedWallet: wallet ?? null,
      verify: () => verifyHostToken(server, { provider, token, ...signInContext(context) }),
      limitNewPlayers: () => limitAddress(context, 'addressNewPlayers'),
    })
  }

  bind(router, exchangeWorldCall, ({ body, idempotencyKey, context }) =>
    exchangeToken(
      context,
      { provider: 'world', ...body },
      { call: exchangeWorldCall, body, idempotencyKey },
    ),
  )

  bind(router, exchangeBaseCall, ({ body, idempotencyKey, context }) => {
    const { jwt: token, wallet } = body
    const write = { call: exchangeBaseCall, body, idempotencyKey }
    return exchangeToken(context, { provider: 'base', token, wallet }, write)
  })

  bind(router, exchangeCall, ({ params, body, idempotencyKey, context }) =>
    exchangeToken(
      context,
      { provider: params.provider, ...body },
      { call: exchangeCall, body: { ...params, ...body }, idempotencyKey },
    ),
  )

  const verifyFrame = (
    context: RequestContext,
    { fid, sig, secret }: QueryOf<typeof frameAuthCall>,
  ) => {
    const site = siteOf(config, context)
    const secrets = [secret, readFrameCookie(context, site)].filter((each) => each !== undefined)
    return verifyFrameProof(server, { fid, sig, site, secrets })
  }

  bind(router, frameAccountCall, async ({ query, context }) => {
    await limitAddress(context, 'addressSignIns')
    return nameFrameAccount(server, names, await verifyFrame(context, query))
  })

  bind(router, frameAuthCall, async ({ query, context }) => {
    await limitAddress(context, 'addressSignIns')
    return exchange(server, {
      ...{ call: frameAuthCall, body: query, idempotencyKey: undefined, claimedWallet: null },
      verify: () => verifyFrame(context, query),
      limitNewPlayers: () => limitAddress(context, 'addressNewPlayers'),
    })
  })

  bind(router, linkCall, async ({ caller, body, idempotencyKey, context }) => {
    await limitAddress(context, 'addressSignIns')
    const { proof } = body
    const use = signInContext(context)
    return link(server, {
      ...{ caller, body, idempotencyKey },
      verify: () =>
        'provider' in proof
          ? verifyHostToken(server, { ...proof, ...use })
          : verifyWalletProof(server, proof, use),
    })
  })

  bind(router, stepUpCall, async ({ caller, body, idempotencyKey, context }) => {
    await limitAddress(context, 'addressSignIns')
    return stepUp(server, { caller, body, idempotencyKey, site: siteOf(config, context) })
  })

  bind(router, refreshCall, ({ body, idempotencyKey }) =>
    refresh(server, { refreshToken: body.refresh_token, idempotencyKey }),
  )

  bind(router, meCall, async ({ caller }) => {
    const player = await playerOf(server.store.db, caller.playerId)
    if (!player) throw new RequestError('invalid_key', AUTH_TEXTS.invalidKey)
    const identities = await identitiesOf(server.store.db, player.id)
    const found = nameOfPlayer(identities, await names.namesOf(identities))
    return {
      player_id: player.id,
      wallet: caller.wallet,
      street_name: player.streetName,
      linked_name: found?.name ?? null,
    }
  })

  bind(router, sessionCall, ({ caller, query }) => ({ valid: caller.wallet === query.wallet }))

  bind(
    router,
    logoutCall,
    async ({ context, idempotencyKey }) => {
      await logOut(server, {
        secret: readBearer(context.req.header('authorization')),
        idempotencyKey,
      })
    },
    { authenticatedBy: 'handler' },
  )
  bind(
    router,
    logoutAllCall,
    async ({ context, idempotencyKey }) => {
      const secret = readBearer(context.req.header('authorization'))
      await logOutEverywhere(server, { secret, idempotencyKey })
    },
    { authenticatedBy: 'handler' },
  )
}
