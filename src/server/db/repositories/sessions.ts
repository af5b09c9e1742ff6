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

/** A bearer secret by its hash, with the session it belongs to, and when a merge that its player waits for is due. */
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

export async function touchToken(db: Database, hash: string, now: Date): Promise<void> {
  await db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.hash, hash))
}

/** Uses a refresh token up; false where it was used before. */
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

/** Opens the time in which a session may change who its player is. */
export async function setStepUp(db: Database, id: string, endsAt: Date): Promise<void> {
  await db.update(sessions).set({ stepUpEndsAt: endsAt }).where(eq(sessions.id, id))
}

export async function revokeSessionsOf(db: Database, playerId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.playerId, playerId), isNull(sessions.revokedAt)))
}

/** Ends the sessions that an identity signed in, except for one. */
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

/** Whoever is signed in as one player goes on as another. */
export async function moveSessions(db: Database, from: string, to: string): Promise<void> {
  await db.update(sessions).set({ playerId: to }).where(eq(sessions.playerId, from))
}

/** Drops tokens that nobody can use any more: ended, or (api keys) idle for too long. */
export async function forgetTokens(
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
