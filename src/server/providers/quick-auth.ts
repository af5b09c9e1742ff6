import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'

/** Farcaster's own issuer; QUICK_AUTH_ORIGIN names another. */
const FARCASTER_ORIGIN = 'https://auth.farcaster.xyz'
const KEYS_TIMEOUT_MS = 5_000

export interface QuickAuthToken {
  readonly token: string
  /** Host, with the port where there is one. */
  readonly domain: string
}

/** The fid that a token was issued for; `unreachable`: its issuer's keys cannot be read, so nobody can tell. */
export type QuickAuthVerdict = { readonly fid: number } | 'invalid' | 'unreachable'
export type VerifyQuickAuth = (signed: QuickAuthToken) => Promise<QuickAuthVerdict>

/**
 * Checks Farcaster's quick auth tokens (RS256, audience the site's host name) against the issuer's keys, which are read
 * once and again when a token names one that is not among them.
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

/** jose names what a token does wrong; what is not named so is the way to the keys. */
function isUnreachable(failure: unknown): boolean {
  if (!(failure instanceof errors.JOSEError)) return true
  return failure instanceof errors.JWKSTimeout || failure.code === 'ERR_JOSE_GENERIC'
}
