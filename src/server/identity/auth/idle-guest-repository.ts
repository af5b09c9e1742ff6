import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm'
import { evidence, identities, sessions, tokens } from '../../platform/db/account-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { payments } from '../../platform/db/life-schema.ts'
import { loans, players, stash } from '../../platform/db/schema.ts'

/**
 * Resolves with ids of guests that were created before a time, have done nothing that is worth keeping, and have no
 * token left: at most `limit`, the oldest first. With `id`, only that player is looked at. A guest is a player without
 * an identity that a host has vouched for, without evidence about an identity, and without a payment. Whether a client
 * calls a key a wallet does not count. The opening debt does not count either: every player has it, and a payment on it
 * is an action of a day at play.
 */
export async function idleGuests(
  db: Database,
  { createdBefore, limit, id }: { createdBefore: Date; limit: number; id?: string },
): Promise<string[]> {
  const ofPlayer = db.select({ id: identities.id }).from(identities)
  const live = db
    .select({ hash: tokens.hash })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .where(eq(sessions.playerId, players.id))
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .where(
      and(
        id === undefined ? undefined : eq(players.id, id),
        isNull(players.mergedInto),
        lt(players.createdAt, createdBefore),
        isUntouched(),
        exists(ofPlayer.where(eq(identities.playerId, players.id))),
        notExists(
          db
            .select({ id: identities.id })
            .from(identities)
            .leftJoin(evidence, eq(evidence.subject, identities.subject))
            .where(
              and(
                eq(identities.playerId, players.id),
                or(inArray(identities.kind, ['farcaster', 'world']), isNotNull(evidence.subject)),
              ),
            ),
        ),
        notExists(
          db.select({ id: payments.id }).from(payments).where(eq(payments.playerId, players.id)),
        ),
        notExists(live),
        notExists(
          db
            .select({ id: loans.id })
            .from(loans)
            .where(and(eq(loans.playerId, players.id), eq(loans.isOpening, false))),
        ),
        notExists(
          db.select({ id: stash.playerId }).from(stash).where(eq(stash.playerId, players.id)),
        ),
      ),
    )
    .orderBy(asc(players.createdAt), players.id)
    .limit(limit)
  return rows.map((row) => row.id)
}

/** The condition of a player without progress, as `hasProgress` of a merge. */
function isUntouched() {
  return and(
    eq(players.xp, 0),
    eq(players.movesMade, 0),
    eq(players.earnedCents, 0),
    eq(players.boughtInteractions, 0),
    isNull(players.lastActiveDay),
    isNull(players.playDay),
  )
}
