import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import type { Database } from '../../platform/db/database.ts'
import { type FoundToken, tokenOf, touchToken } from './session-repository.ts'
import { sha256 } from '../../platform/hashing.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'

const DAY_MS = 24 * 60 * 60_000
export const API_KEY_IDLE_MS = 30 * DAY_MS
/** Maximum age of a session. */
export const SESSION_MS = 90 * DAY_MS
/** The accuracy of `last_used_at`: it is not written again within this time, so that most reads cause no write. */
const TOUCH_MS = 60_000

/** Resolves with the caller that an API key or access token belongs to. Throws `invalid_key`. */
export async function authenticate(
  server: Pick<ServerContext, 'clock'>,
  db: Database,
  secret: string,
): Promise<Caller> {
  const hash = sha256(secret)
  return acceptToken(server, db, { hash, found: await tokenOf(db, hash) })
}

/** Resolves with the caller that a token belongs to, and notes that it was used. Throws `invalid_key`. */
export async function acceptToken(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Database,
  { hash, found }: { readonly hash: string; readonly found: FoundToken | undefined },
): Promise<Caller> {
  const now = clock.now()
  if (!found || found.token.kind === 'refresh' || hasEnded(found, now)) {
    throw new RequestError('invalid_key', AUTH_TEXTS.invalidKey)
  }
  const { token, session } = found
  if (now.getTime() - token.lastUsedAt.getTime() >= TOUCH_MS) await touchToken(db, hash, now)
  const { id: sessionId, playerId, wallet } = session
  return { playerId, sessionId, wallet }
}

function hasEnded({ token, session }: FoundToken, now: Date): boolean {
  if (session.revokedAt || token.expiresAt.getTime() <= now.getTime()) return true
  return token.kind === 'api' && now.getTime() - token.lastUsedAt.getTime() > API_KEY_IDLE_MS
}
