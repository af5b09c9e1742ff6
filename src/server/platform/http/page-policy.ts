import type { Config } from '../config.ts'

/**
 * The origins that may frame the game in addition to its own: the web clients of Farcaster, Base and World, which show
 * mini-apps in an iframe. Their phone apps use a web view, which needs no entry. FRAME_ANCESTORS replaces the list.
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

/** The origins that the SDKs of wallets and hosts call from the page. CONNECT_SOURCES adds to them. */
export const CONNECT_HOSTS = [
  // WalletConnect: the relay, its RPC, its check of the page's address, its analytics.
  'wss://relay.walletconnect.org',
  'wss://relay.walletconnect.com',
  'https://rpc.walletconnect.org',
  'https://verify.walletconnect.org',
  'https://verify.walletconnect.com',
  'https://pulse.walletconnect.org',
  // Coinbase: the link to its phone app, its RPC, its smart wallet.
  'wss://www.walletlink.org',
  'https://www.walletlink.org',
  'https://rpc.wallet.coinbase.com',
  'https://keys.coinbase.com',
  // Farcaster's Quick Auth, World's usernames, and the public RPC of Base.
  'https://auth.farcaster.xyz',
  'https://usernames.worldcoin.org',
  'https://mainnet.base.org',
] as const

/** The only Trusted Types policy that the page may create: it allows the URLs of workers. */
const TRUSTED_TYPES_POLICY = 'dcw-worker'

/**
 * Returns the headers of the page and its files: what it may load and call, and who may frame it. There is no
 * X-Frame-Options header, which cannot list the origins of mini-app hosts.
 */
export function pageHeadersFor(config: Config): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(config),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Popups of wallets need `window.opener`.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(config.PUBLIC_ORIGIN?.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000' }
      : {}),
  }
}

function pagePolicy(config: Config): string {
  const { QUICK_AUTH_ORIGIN, CONNECT_SOURCES, FRAME_ANCESTORS = MINI_APP_HOSTS } = config
  const issuer = QUICK_AUTH_ORIGIN === undefined ? [] : [QUICK_AUTH_ORIGIN]
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    ['connect-src', "'self'", ...CONNECT_HOSTS, ...issuer, ...CONNECT_SOURCES].join(' '),
    "font-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
    ['frame-ancestors', "'self'", ...FRAME_ANCESTORS].join(' '),
  ].join('; ')
}
