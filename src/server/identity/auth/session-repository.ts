import { and, desc, eq, gt, inArray, isNull, lt, max, ne, notExists, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { nonces, pendingMerges, sessions, tokens } from '../../platform/db/account-schema.ts'

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

/** A token with its session, and the time at which the pending merge of its player is due (null without one). */
export interface FoundToken {
  readonly token: Token
  readonly session: Session
  readonly mergeDueAt: Date | null
}

/** Finds a token by the hash of its secret. */
export async function tokenOf(db: Database, hash: string): Promise<FoundToken | undefined> {
  return (await tokensOf(db, [hash])).get(hash)
}

/** Finds tokens by the hashes of their secrets. */
export async function tokensOf(
  db: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundToken>> {
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
    .where(inArray(tokens.hash, [...hashes]))
  return new Map(rows.map((row) => [row.token.hash, row]))
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

/** Revokes all sessions of a player, except for one if it is given. */
export async function revokeSessionsOf(
  db: Database,
  { playerId, exceptId, now }: { playerId: string; exceptId?: string; now: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.playerId, playerId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
        isNull(sessions.revokedAt),
      ),
    )
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

/** Revokes a player's sessions apart from those that were used last, `kept` of them. */
export async function revokeLeastUsedSessions(
  db: Database,
  { playerId, kept, now }: { playerId: string; kept: number; now: Date },
): Promise<void> {
  const least = db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(tokens, eq(tokens.sessionId, sessions.id))
    .where(
      and(eq(sessions.playerId, playerId), isNull(sessions.revokedAt), gt(tokens.expiresAt, now)),
    )
    .groupBy(sessions.id)
    .orderBy(desc(max(tokens.lastUsedAt)), desc(sessions.createdAt), sessions.id)
    .offset(kept)
  await db.update(sessions).set({ revokedAt: now }).where(inArray(sessions.id, least))
}

/** Deletes sessions without tokens that began before a time. Those of a nonce are kept until it is deleted. */
export async function deleteEndedSessions(db: Database, before: Date): Promise<void> {
  const { id } = sessions
  await db
    .delete(sessions)
    .where(
      and(
        lt(sessions.createdAt, before),
        notExists(db.select({ hash: tokens.hash }).from(tokens).where(eq(tokens.sessionId, id))),
        notExists(
          db.select({ nonce: nonces.nonce }).from(nonces).where(eq(nonces.stepUpSessionId, id)),
        ),
      ),
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
