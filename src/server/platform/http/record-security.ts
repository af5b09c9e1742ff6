import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { SecurityLog } from '../security-log.ts'
import { clientAddress } from './client-address.ts'
import type { ServerEnv } from './server-env.ts'

/** Passes the result of every request to the security log, which decides whether it is an event. */
export function recordSecurity(
  security: SecurityLog,
  config: Pick<Config, 'TRUST_PROXY'>,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    await next()
    const describe = () => ({
      request_id: c.get('requestId'),
      player: c.get('playerId'),
      address: clientAddress(c, config.TRUST_PROXY),
    })
    const code = c.get('errorCode')
    if (code === undefined) security.recordSuccess(c.get('route'), c.get('result'), describe)
    else security.recordRefusal(c.get('route'), code, describe)
  }
}
