import type { MiddlewareHandler } from 'hono'
import { PAYMASTER_PATH } from '#src/protocol/base.ts'
import type { Config } from '../config.ts'
import type { ServerEnv } from './server-env.ts'

/**
 * Where the game may be framed besides its own origin: the web clients of Farcaster, Base and World, which show
 * mini-apps in an iframe (their phone apps use a web view and ask nothing of this list). FRAME_ANCESTORS replaces it.
 */
export const MINI_APP_HOSTS = [
  'https://farcaster.xyz',
  'https://*.farcaster.xyz',
  'https://warpcast.com',
  'https://*.warpcast.com',
  'https://base.app',
  'https://*.base.app',
  'https://*.base.org',
  'https://*.coinbase.com',
  'https://world.org',
  'https://*.world.org',
  'https://*.worldcoin.org',
] as const

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

/**
 * What guards the page and its files, over what every answer carries: what it may load, and who may frame it. No
 * X-Frame-Options, which cannot tell a mini-app host from a stranger.
 */
function headersOfPages(config: Config): Record<string, string> {
  const ancestors = ["'self'", ...(config.FRAME_ANCESTORS ?? MINI_APP_HOSTS)].join(' ')
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      // An issuer of tokens on this very machine is no https address.
      ['connect-src', "'self'", 'https:', 'wss:', config.QUICK_AUTH_ORIGIN]
        .filter(Boolean)
        .join(' '),
      "font-src 'self' data:",
      "base-uri 'none'",
      "object-src 'none'",
      `frame-ancestors ${ancestors}`,
    ].join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Wallets open popups that must find their way back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(config.PUBLIC_ORIGIN?.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000' }
      : {}),
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
