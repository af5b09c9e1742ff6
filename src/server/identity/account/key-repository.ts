import { and, desc, eq, gt, gte, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { sessions, tokens } from '../../platform/db/account-schema.ts'

/** An API key without its secret. `id` and `wallet` are those of its session. */
export interface ActiveKey {
  readonly id: string
  readonly wallet: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  /** When the key expires, even if it is used until then. */
  readonly endsAt: Date
}

/**
 * Resolves with a player's API keys that are not revoked, used since `idleSince` and not expired at `now`, the most
 * recently used first.
 */
export async function keysOf(
  db: Database,
  { playerId, idleSince, now }: { playerId: string; idleSince: Date; now: Date },
): Promise<ActiveKey[]> {
  return db
    .select({
      id: sessions.id,
      wallet: sessions.wallet,
      createdAt: sessions.createdAt,
      lastUsedAt: tokens.lastUsedAt,
      endsAt: tokens.expiresAt,
    })
    .from(sessions)
    .innerJoin(tokens, and(eq(tokens.sessionId, sessions.id), eq(tokens.kind, 'api')))
    .where(
      and(
        eq(sessions.playerId, playerId),
        isNull(sessions.revokedAt),
        gte(tokens.lastUsedAt, idleSince),
        gt(tokens.expiresAt, now),
      ),
    )
    .orderBy(desc(tokens.lastUsedAt), desc(sessions.createdAt), sessions.id)
}

/** Revokes a session of the player. Resolves with false if the player has no such session. */
export async function revokeOwnSession(
  db: Database,
  { id, playerId, now }: { id: string; playerId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.playerId, playerId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  return rows.length === 1
}
