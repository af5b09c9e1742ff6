import type { ApiKey } from '#src/protocol/calls/account.ts'
import type { Database } from '../../platform/db/database.ts'
import { type ActiveKey, keysOf } from './key-repository.ts'
import { type Caller } from '../../platform/http/caller.ts'
import { API_KEY_IDLE_MS } from '../auth/authenticate.ts'
import type { ServerContext } from '../../server-context.ts'

/** Resolves with the player's keys that still work. */
export async function activeKeysOf(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Database,
  { playerId, sessionId }: Pick<Caller, 'playerId' | 'sessionId'>,
): Promise<ApiKey[]> {
  const now = clock.now()
  const idleSince = new Date(now.getTime() - API_KEY_IDLE_MS)
  const keys = await keysOf(db, { playerId, idleSince, now })
  return keys.map((key) => toApiKey(key, key.id === sessionId))
}

/** Returns a key as the protocol describes it. `current` marks the key of the calling session. */
export function toApiKey(key: ActiveKey, current: boolean): ApiKey {
  const idleEnd = key.lastUsedAt.getTime() + API_KEY_IDLE_MS
  return {
    id: key.id,
    wallet: key.wallet,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt.toISOString(),
    expires_at: new Date(Math.min(idleEnd, key.endsAt.getTime())).toISOString(),
    current,
  }
}
