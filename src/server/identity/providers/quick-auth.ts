import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'

/** The default issuer; QUICK_AUTH_ORIGIN overrides it. */
const FARCASTER_ORIGIN = 'https://auth.farcaster.xyz'
const KEYS_TIMEOUT_MS = 5_000

export interface QuickAuthToken {
  readonly token: string
  /** The site's host, with the port if there is one. */
  readonly domain: string
}

/** The fid that a token was issued for. `unreachable`: the issuer's keys cannot be read. */
export type QuickAuthVerdict = { readonly fid: number } | 'invalid' | 'unreachable'
export type VerifyQuickAuth = (signed: QuickAuthToken) => Promise<QuickAuthVerdict>

/**
 * Returns a function that verifies Farcaster's quick auth tokens (RS256, with the site's host as the audience). The
 * issuer's keys are cached, and read again when a token names an unknown key.
 */
export function createQuickAuthVerifier(config: Config, clock: Clock): VerifyQuickAuth {
  const issuer = config.QUICK_AUTH_ORIGIN ?? FARCASTER_ORIGIN
  const address = new URL('/.well-known/jwks.json', issuer)
  const keys = createRemoteJWKSet(address, { timeoutDuration: KEYS_TIMEOUT_MS })
  return async ({ token, domain }) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: [domain, new URL(`http://${domain}`).hostname],
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
        currentDate: clock.now(),
      })
      const fid = Number(payload.sub)
      return Number.isSafeInteger(fid) && fid > 0 ? { fid } : 'invalid'
    } catch (failure) {
      return isUnreachable(failure) ? 'unreachable' : 'invalid'
    }
  }
}

/** jose has error classes for invalid tokens. All other failures come from reading the keys. */
function isUnreachable(failure: unknown): boolean {
  if (!(failure instanceof errors.JOSEError)) return true
  return failure instanceof errors.JWKSTimeout || failure.code === 'ERR_JOSE_GENERIC'
}
