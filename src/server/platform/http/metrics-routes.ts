import { Hono } from 'hono'
import type { Config } from '../config.ts'
import { isSameSecret } from '../hashing.ts'
import type { Ids } from '../ids.ts'
import type { Log } from '../log.ts'
import { readBearer } from './caller.ts'
import { answer } from './answer.ts'
import { answerError } from './answer-error.ts'
import { clientAddress } from './client-address.ts'
import { commonHeaders } from './common-headers.ts'
import type { Metrics } from './metrics.ts'
import { RequestError } from './request-error.ts'
import type { RequestContext, ServerEnv } from './server-env.ts'

export interface MetricsParts {
  readonly server: { readonly config: Config; readonly ids: Ids; readonly log: Log }
  readonly metrics: Metrics
  readonly processFigures: () => Parameters<Metrics['render']>[0]
}

/**
 * Binds /metrics on the listener that players use. A request must have METRICS_KEY as its bearer key. If no key is set,
 * it must come from a loopback peer. If METRICS_PORT is set, the metrics have a listener of their own, and this route
 * throws `not_found`.
 */
export function bindMetrics(app: Hono<ServerEnv>, parts: MetricsParts): void {
  const { config } = parts.server
  app.get('/metrics', (c) => {
    c.set('route', 'GET /metrics')
    if (config.METRICS_PORT !== undefined) {
      throw new RequestError('not_found', 'The metrics have a port of their own.')
    }
    if (config.METRICS_KEY !== undefined) requireKey(c, config.METRICS_KEY)
    else if (clientAddress(c, config.TRUST_PROXY) !== undefined) {
      // Only a loopback peer has no client address.
      throw new RequestError('forbidden', 'The metrics are for the operator of this server.')
    }
    return answerMetrics(c, parts)
  })
}

/**
 * Returns the app that listens on METRICS_PORT. Its only route is /metrics, which requires METRICS_KEY if that is set.
 */
export function createMetricsApp(parts: MetricsParts): Hono<ServerEnv> {
  const { config, ids, log } = parts.server
  const app = new Hono<ServerEnv>()
  app.onError((failure, c) => answerError(log, failure, c))
  app.use(commonHeaders(config, ids.uuid))
  app.get('/metrics', (c) => {
    if (config.METRICS_KEY !== undefined) requireKey(c, config.METRICS_KEY)
    return answerMetrics(c, parts)
  })
  app.notFound((c) =>
    answerError(log, new RequestError('not_found', 'There is nothing at this address.'), c),
  )
  return app
}

function requireKey(c: RequestContext, key: string): void {
  if (isSameSecret(readBearer(c.req.header('authorization')), key)) return
  throw new RequestError('invalid_key', 'This is not the key of the metrics.')
}

function answerMetrics(c: RequestContext, { metrics, processFigures }: MetricsParts): Response {
  return answer(c, 200, metrics.render(processFigures()), {
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  })
}
