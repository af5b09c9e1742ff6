import { configCall, healthCall, readyCall } from '#src/protocol/calls/system.ts'
import { sponsorsCalls } from './platform/chain/paymaster.ts'
import { paymentKind } from './platform/chain/verify-payment.ts'
import { answerConstant } from './platform/http/answer-json.ts'
import { bind, type Router } from './platform/http/bind.ts'
import { bindMetrics, type MetricsParts } from './platform/http/metrics-routes.ts'
import { MINI_APP_HOSTS } from './platform/http/page-policy.ts'
import { RequestError } from './platform/http/request-error.ts'
import { describeApi } from './platform/http/openapi.ts'
import type { ServerContext } from './server-context.ts'

/** The version in /health and /openapi.json. */
export const VERSION = '1.0.0'

export interface SystemRouteParts extends MetricsParts {
  readonly server: ServerContext
  /** Aborts when the server begins to stop. */
  readonly stopping: AbortSignal
}

/** Binds health, readiness, the page's configuration, the OpenAPI document and the metrics. */
export function bindSystemRoutes(router: Router, system: SystemRouteParts): void {
  const { server, stopping } = system
  const { config, store } = server

  bind(router, healthCall, () => ({ status: 'ok' as const, version: VERSION }))

  bind(router, readyCall, async () => {
    if (stopping.aborted) throw new RequestError('unavailable', 'The server is stopping.')
    try {
      await store.ping()
    } catch (cause) {
      throw new RequestError('unavailable', 'The database does not answer.', { cause })
    }
    return { status: 'ready' as const }
  })

  bind(router, configCall, () => ({
    wallet_mode: config.WALLET_MODE,
    walletconnect_project_id: config.WALLETCONNECT_PROJECT_ID ?? null,
    world_app_id: config.WORLD_APP_ID ?? null,
    public_origin: config.PUBLIC_ORIGIN ?? null,
    payments: paymentKind(config),
    takes_world_payments: server.providers.worldPayments !== undefined,
    // Without an RPC the server could not verify payments, so the page must not ask for them.
    treasury_address: (config.BASE_RPC_URL && config.TREASURY_ADDRESS) ?? null,
    usdc_address: config.USDC_ADDRESS,
    sponsors_calls: sponsorsCalls(config),
    quick_auth_origin: config.QUICK_AUTH_ORIGIN ?? null,
    frame_ancestors: [...(config.FRAME_ANCESTORS ?? MINI_APP_HOSTS)],
  }))

  const answerDescription = answerConstant(() => describeApi(VERSION))
  router.app.get('/openapi.json', (c) => {
    c.set('route', 'GET /openapi.json')
    return answerDescription(c)
  })

  bindMetrics(router.app, system)
}
