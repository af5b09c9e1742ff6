import type { MiddlewareHandler } from 'hono'
import { PAYMASTER_PATH } from '#src/protocol/base.ts'
import { PAGE_VERSION_HEADER } from '#src/protocol/page-version.ts'
import type { Config } from '../config.ts'
import { pageHeadersFor } from './page-policy.ts'
import type { ServerEnv } from './server-env.ts'

/** The headers of answers that pages of other origins may read. */
export const EXPOSED_HEADERS = `x-request-id, retry-after, ${PAGE_VERSION_HEADER}`

/** The policy of answers to calls. They are not pages: they may load nothing and may not be framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Wallets call the paymaster from pages of other origins, without a key. */
const PAYMASTER_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
  'access-control-max-age': '600',
}

/**
 * Sets the request id and the headers that {@link answer} adds to every answer. `pageVersion` is the version of the page
 * that the server serves, if it serves one.
 */
export function commonHeaders(
  config: Config,
  newId: () => string,
  pageVersion?: string | null,
): MiddlewareHandler<ServerEnv> {
  const pageHeaders = pageHeadersFor(config)
  const origins = config.CORS_ORIGINS
  return async (c, next) => {
    const requestId = newId()
    const headers: Record<string, string> = {
      'content-security-policy': API_POLICY,
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    }
    if (pageVersion) headers[PAGE_VERSION_HEADER] = pageVersion
    if (c.req.path === PAYMASTER_PATH) Object.assign(headers, PAYMASTER_HEADERS)
    else if (origins.length > 0)
      Object.assign(headers, corsHeaders(origins, c.req.header('origin')))
    c.set('requestId', requestId)
    c.set('pageHeaders', pageHeaders)
    c.set('commonHeaders', headers)
    await next()
  }
}

/** Returns the CORS headers for a request from `origin`: only origins in `allowed` may read answers. */
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
