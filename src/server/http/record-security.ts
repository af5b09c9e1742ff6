import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { SecurityLog } from '../security-log.ts'
import { clientAddress } from './client-address.ts'
import type { ServerEnv } from './server-env.ts'

/** Tells the security log of every answer: what it means there, the log knows. */
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
    if (code === undefined) security.answered(c.get('route'), c.get('result'), describe)
    else security.refused(c.get('route'), code, describe)
  }
}
