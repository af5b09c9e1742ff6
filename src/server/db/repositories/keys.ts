import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { sessions, tokens } from '../account-schema.ts'

/** An API key without its secret: the session that it opens, and its use. */
export interface HeldKey {
  readonly id: string
  readonly wallet: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

/** The API keys of a player that were neither revoked nor idle since `idleSince`, the last used first. */
export async function keysOf(
  db: Database,
  { playerId, idleSince }: { playerId: string; idleSince: Date },
): Promise<HeldKey[]> {
  return db
    .select({
      id: sessions.id,
      wallet: sessions.wallet,
      createdAt: sessions.createdAt,
      lastUsedAt: tokens.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(tokens, and(eq(tokens.sessionId, sessions.id), eq(tokens.kind, 'api')))
    .where(
      and(
        eq(sessions.playerId, playerId),
        isNull(sessions.revokedAt),
        gte(tokens.lastUsedAt, idleSince),
      ),
    )
    .orderBy(desc(tokens.lastUsedAt), desc(sessions.createdAt), sessions.id)
}

/** Ends a session of the player's; false where they have none of that id. */
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
