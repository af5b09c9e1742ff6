import type { ApiKey } from '#src/protocol/calls/account.ts'
import type { Database } from '../../db/database.ts'
import { type HeldKey, keysOf } from '../../db/repositories/keys.ts'
import { API_KEY_IDLE_MS, type Caller } from '../auth/authenticate.ts'
import type { Means } from '../means.ts'

/** The keys of a player that still work. */
export async function heldKeys(
  { clock }: Pick<Means, 'clock'>,
  db: Database,
  { playerId, sessionId }: Pick<Caller, 'playerId' | 'sessionId'>,
): Promise<ApiKey[]> {
  const idleSince = new Date(clock.now().getTime() - API_KEY_IDLE_MS)
  const keys = await keysOf(db, { playerId, idleSince })
  return keys.map((key) => toApiKey(key, key.id === sessionId))
}

export function toApiKey(key: HeldKey, current: boolean): ApiKey {
  return {
    id: key.id,
    wallet: key.wallet,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt.toISOString(),
    expires_at: new Date(key.lastUsedAt.getTime() + API_KEY_IDLE_MS).toISOString(),
    current,
  }
}
