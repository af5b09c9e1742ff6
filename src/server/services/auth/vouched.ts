import type { IDENTITY_TYPES } from '#src/protocol/calls/auth.ts'
import { RequestError } from '../../http/request-error.ts'

/** Who somebody was proven to be, by whatever proved it. */
export interface Vouched {
  readonly kind: 'wallet' | 'burner' | 'farcaster' | 'world'
  /** Unique over all kinds: a lower-cased address, 'fid:1', or 'world:0x…'. */
  readonly subject: string
  /** How the page is told of it. */
  readonly type: (typeof IDENTITY_TYPES)[number]
  readonly fid?: number
  /** Whether World has verified a human behind the address; absent where nobody could tell. */
  readonly verified?: boolean
  /** The address that signed; null where only the host's word stands for one. */
  readonly address: `0x${string}` | null
  /** What the proof may be used up by: one that carries its own end has none. */
  readonly nonce: string | null
}

export function unreachable(what: string): RequestError {
  return new RequestError('unavailable', `${what} does not answer. Please try again in a minute.`)
}

export function refusedToken(): RequestError {
  return new RequestError(
    'invalid_token',
    'This token was not issued for this site, or has expired. Please sign in again.',
  )
}
