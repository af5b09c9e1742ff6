import type { Config } from '../config.ts'

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

/** What the SDKs of wallets and hosts call from the page. CONNECT_SOURCES adds to it. */
export const CONNECT_HOSTS = [
  // WalletConnect: the relay, its RPC, its check of the page's address, its own counts.
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
  // Farcaster's quick auth, World's usernames, and Base by its public RPC.
  'https://auth.farcaster.xyz',
  'https://usernames.worldcoin.org',
  'https://mainnet.base.org',
] as const

/** The one Trusted Types policy that may be made: it names the addresses of workers. No SDK needs another. */
const TRUSTED_TYPES_POLICY = 'dcw-worker'

/**
 * The headers of the page and its files, over what every answer carries: what it may load and call, and who may frame
 * it. No X-Frame-Options, which cannot tell a mini-app host from a stranger.
 */
export function headersOfPages(config: Config): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(config),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Wallets open popups that must find their way back.
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
