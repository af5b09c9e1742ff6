import type { IDENTITY_TYPES } from '#src/protocol/calls/auth.ts'
import { RequestError } from '../../platform/http/request-error.ts'

/** An identity after its proof was verified. */
export interface VerifiedIdentity {
  readonly kind: 'wallet' | 'burner' | 'farcaster' | 'world'
  /** Unique over all kinds: a lower-cased address, 'fid:1', or 'world:0x…'. */
  readonly subject: string
  /** The kind of the identity, as the response spells it. */
  readonly type: (typeof IDENTITY_TYPES)[number]
  readonly fid?: number
  /** Until when World has verified a human behind the address, which may be in the past; absent if unknown. */
  readonly verifiedUntil?: Date
  /** The address that signed; null if the proof has none. */
  readonly address: `0x${string}` | null
  /** The nonce of the proof, used up when the proof is consumed; null for a token, which only expires. */
  readonly nonce: string | null
}

export function serviceUnavailable(what: string): RequestError {
  return new RequestError('unavailable', `${what} does not answer. Please try again in a minute.`)
}

export function invalidToken(): RequestError {
  return new RequestError(
    'invalid_token',
    'This token was not issued for this site, or has expired. Please sign in again.',
  )
}
