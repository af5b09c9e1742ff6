import type { MiddlewareHandler } from 'hono'
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

/** Gives every request an id, and holds ready the headers that {@link answer} puts on every answer. */
export function commonHeaders(config: Config, newId: () => string): MiddlewareHandler<ServerEnv> {
  const fixed = fixedHeaders(config)
  const pagePolicy = policyOfPages(config)
  return async (c, next) => {
    const requestId = newId()
    c.set('requestId', requestId)
    c.set('pagePolicy', pagePolicy)
    c.set('commonHeaders', {
      ...fixed,
      'x-request-id': requestId,
      ...corsHeaders(config.CORS_ORIGINS, c.req.header('origin')),
    })
    await next()
  }
}

/** What the page may load, and who may frame it. No X-Frame-Options: it cannot tell a host from a stranger. */
function policyOfPages(config: Config): string {
  const ancestors = ["'self'", ...(config.FRAME_ANCESTORS ?? MINI_APP_HOSTS)].join(' ')
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "connect-src 'self' https: wss:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

function fixedHeaders(config: Config): Record<string, string> {
  return {
    // For calls: an answer is no page. Files and pages put {@link policyOfPages} in its place.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
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
  if (allowed.length === 0) return {}
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
