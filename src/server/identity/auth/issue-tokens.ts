import type { Transaction } from '../../platform/db/database.ts'
import { addTokens, type Session } from './session-repository.ts'
import { sha256 } from '../../platform/hashing.ts'
import type { ServerContext } from '../../server-context.ts'
import { SESSION_MS } from './authenticate.ts'

const ACCESS_MS = 60 * 60_000
export const REFRESH_MS = 30 * 24 * 60 * 60_000

/** Issues the API key of a session. The page uses this key for its calls. */
export async function issueApiKey(
  server: ServerContext,
  tx: Transaction,
  sessionId: string,
): Promise<string> {
  const apiKey = `dcw_${server.ids.secret()}`
  const now = server.clock.now()
  const fields = { sessionId, createdAt: now, lastUsedAt: now }
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  await addTokens(tx, [{ ...fields, hash: sha256(apiKey), kind: 'api', expiresAt }])
  return apiKey
}

/** Issues an access token (1 h) and a refresh token (30 days, single use). Both end with the session. */
export async function issueTokenPair(
  server: ServerContext,
  tx: Transaction,
  session: Pick<Session, 'id' | 'createdAt'>,
): Promise<{ access_token: string; refresh_token: string }> {
  const access = `dca_${server.ids.secret()}`
  const refresh = `dcr_${server.ids.secret()}`
  const now = server.clock.now()
  const fields = { sessionId: session.id, createdAt: now, lastUsedAt: now }
  const sessionEnd = session.createdAt.getTime() + SESSION_MS
  const after = (milliseconds: number) =>
    new Date(Math.min(now.getTime() + milliseconds, sessionEnd))
  await addTokens(tx, [
    { ...fields, hash: sha256(access), kind: 'access', expiresAt: after(ACCESS_MS) },
    { ...fields, hash: sha256(refresh), kind: 'refresh', expiresAt: after(REFRESH_MS) },
  ])
  return { access_token: access, refresh_token: refresh }
}
