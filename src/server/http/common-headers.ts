import type { MiddlewareHandler } from 'hono'
import { PAYMASTER_PATH } from '#src/protocol/base.ts'
import type { Config } from '../config.ts'
import { headersOfPages } from './page-policy.ts'
import type { ServerEnv } from './server-env.ts'

export const EXPOSED_HEADERS = 'x-request-id, retry-after'

/** An answer to a call is no page: nothing may be loaded by it or frame it. */
const POLICY_OF_CALLS = "default-src 'none'; frame-ancestors 'none'"

/** A wallet asks from a page of its maker's, with no key of ours. */
const HEADERS_FOR_WALLETS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
  'access-control-max-age': '600',
}

/** Gives every request an id, and holds ready the headers that {@link answer} puts on every answer. */
export function commonHeaders(config: Config, newId: () => string): MiddlewareHandler<ServerEnv> {
  const ofPages = headersOfPages(config)
  const origins = config.CORS_ORIGINS
  return async (c, next) => {
    const requestId = newId()
    const headers: Record<string, string> = {
      'content-security-policy': POLICY_OF_CALLS,
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    }
    if (c.req.path === PAYMASTER_PATH) Object.assign(headers, HEADERS_FOR_WALLETS)
    else if (origins.length > 0)
      Object.assign(headers, corsHeaders(origins, c.req.header('origin')))
    c.set('requestId', requestId)
    c.set('pageHeaders', ofPages)
    c.set('commonHeaders', headers)
    await next()
  }
}

/** No origin but ours may read an answer unless CORS_ORIGINS names it. */
export function corsHeaders(
  allowed: readonly string[],
  origin: string | undefined,
): Record<string, string> {
  const isAllowed = origin !== undefined && (allowed.includes('*') || allowed.includes(origin))
  if (!isAllowed) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, accept',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-expose-headers': EXPOSED_HEADERS,
    'access-control-max-age': '600',
  }
}
