import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'
import type { ServerEnv } from './server-env.ts'

/** Logs and counts each request: route, status and duration, never headers, queries or bodies. */
export function recordRequests(
  log: Log,
  metrics: Metrics,
  clock: Clock,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const began = clock.now().getTime()
    await next()
    const milliseconds = clock.now().getTime() - began
    const route = c.get('route') ?? 'other'
    metrics.countRequest(route, c.res.status, milliseconds / 1000)
    if (!log.isLevelEnabled('info')) return
    log.info(
      {
        request_id: c.get('requestId'),
        route,
        status: c.res.status,
        ms: milliseconds,
        player: c.get('playerId'),
      },
      'answered',
    )
  }
}
