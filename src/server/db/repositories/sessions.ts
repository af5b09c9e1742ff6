import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { pendingMerges, sessions, tokens } from '../account-schema.ts'

export type Token = typeof tokens.$inferSelect
export type Session = typeof sessions.$inferSelect

export async function addSession(
  db: Database,
  session: Omit<Session, 'revokedAt' | 'stepUpEndsAt'>,
): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function addTokens(db: Database, added: Omit<Token, 'usedAt'>[]): Promise<void> {
  await db.insert(tokens).values(added)
}

/**
 * Finds a token by the hash of its secret. Resolves with it, its session, and the time at which the pending merge of
 * its player is due (null without one).
 */
export async function tokenOf(
  db: Database,
  hash: string,
): Promise<{ token: Token; session: Session; mergeDueAt: Date | null } | undefined> {
  const rows = await db
    .select({ token: tokens, session: sessions, mergeDueAt: pendingMerges.dueAt })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .leftJoin(
      pendingMerges,
      or(
        eq(pendingMerges.keptId, sessions.playerId),
        eq(pendingMerges.droppedId, sessions.playerId),
      ),
    )
    .where(eq(tokens.hash, hash))
  return rows[0]
}

/** Sets when a token was last used. */
export async function touchToken(db: Database, hash: string, now: Date): Promise<void> {
  await db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.hash, hash))
}

/** Marks a refresh token as used. Resolves with false if it was used before. */
export async function consumeToken(db: Database, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(tokens)
    .set({ usedAt: now })
    .where(and(eq(tokens.hash, hash), isNull(tokens.usedAt)))
    .returning({ hash: tokens.hash })
  return rows.length === 1
}

export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
}

export async function sessionOf(db: Database, id: string): Promise<Session | undefined> {
  const rows = await db.select().from(sessions).where(eq(sessions.id, id))
  return rows[0]
}

/** Sets when the step-up of a session ends. */
export async function setStepUp(db: Database, id: string, endsAt: Date): Promise<void> {
  await db.update(sessions).set({ stepUpEndsAt: endsAt }).where(eq(sessions.id, id))
}

export async function revokeSessionsOf(db: Database, playerId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.playerId, playerId), isNull(sessions.revokedAt)))
}

/** Revokes the sessions that an identity signed in, except for one. */
export async function revokeSessionsBy(
  db: Database,
  { subject, exceptId, now }: { subject: string; exceptId: string; now: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(eq(sessions.subject, subject), ne(sessions.id, exceptId), isNull(sessions.revokedAt)),
    )
}

/** Moves all sessions of one player to another. */
export async function moveSessions(db: Database, from: string, to: string): Promise<void> {
  await db.update(sessions).set({ playerId: to }).where(eq(sessions.playerId, from))
}

/** Deletes tokens that have expired, and API keys that have been idle for too long. */
export async function deleteEndedTokens(
  db: Database,
  ended: { expiredBefore: Date; idleSince: Date },
): Promise<void> {
  await db
    .delete(tokens)
    .where(
      or(
        lt(tokens.expiresAt, ended.expiredBefore),
        and(eq(tokens.kind, 'api'), lt(tokens.lastUsedAt, ended.idleSince)),
      ),
    )
}
