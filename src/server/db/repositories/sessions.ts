import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { sessions, tokens } from '../account-schema.ts'

export type Token = typeof tokens.$inferSelect
export type Session = typeof sessions.$inferSelect

export async function addSession(db: Database, session: Omit<Session, 'revokedAt'>): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function addTokens(db: Database, added: Omit<Token, 'usedAt'>[]): Promise<void> {
  await db.insert(tokens).values(added)
}

/** A bearer secret by its hash, with the session it belongs to. */
export async function tokenOf(
  db: Database,
  hash: string,
): Promise<{ token: Token; session: Session } | undefined> {
  const rows = await db
    .select({ token: tokens, session: sessions })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
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
        and(isNull(tokens.expiresAt), lt(tokens.lastUsedAt, ended.idleSince)),
      ),
    )
}
