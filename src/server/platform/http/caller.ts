import { isJsonWebToken } from '#src/protocol/api-key.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { RequestError } from './request-error.ts'

/** The player and session behind a bearer key. */
export interface Caller {
  readonly playerId: string
  readonly sessionId: string
  readonly wallet: string
}

/** The player who acts. */
export type Actor = Pick<Caller, 'playerId'>

/** Returns the bearer secret of an Authorization header. Throws `no_api_key` or `wrong_key_kind`. */
export function readBearer(authorization: string | undefined): string {
  const secret = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1]
  if (!secret) {
    throw new RequestError('no_api_key', CALL_TEXTS.noKey)
  }
  if (isJsonWebToken(secret)) {
    throw new RequestError(
      'wrong_key_kind',
      'This is a token of another kind, not an API key of this game. Please log in again.',
    )
  }
  return secret
}
