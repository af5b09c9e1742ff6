import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database.ts'
import { identities, merges } from '../account-schema.ts'
import { players } from '../schema.ts'

export type Player = typeof players.$inferSelect
export type Identity = typeof identities.$inferSelect

export async function addIdentity(db: Database, identity: Identity): Promise<void> {
  await db.insert(identities).values(identity)
}

export async function identityOf(db: Database, subject: string): Promise<Identity | undefined> {
  const rows = await db.select().from(identities).where(eq(identities.subject, subject))
  return rows[0]
}

/** Resolves with a player's identities, the oldest first. */
export async function identitiesOf(db: Database, playerId: string): Promise<Identity[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.playerId, playerId))
    .orderBy(asc(identities.createdAt), identities.id)
}

/** Resolves with the number of identities of some players together. */
export async function countIdentities(db: Database, playerIds: readonly string[]): Promise<number> {
  return db.$count(identities, inArray(identities.playerId, [...playerIds]))
}

export async function removeIdentity(db: Database, id: string): Promise<void> {
  await db.delete(identities).where(eq(identities.id, id))
}

/** Moves all identities of one player to another. Resolves with their subjects. */
export async function moveIdentities(db: Database, from: string, to: string): Promise<string[]> {
  const rows = await db
    .update(identities)
    .set({ playerId: to })
    .where(eq(identities.playerId, from))
    .returning({ subject: identities.subject })
  return rows.map(({ subject }) => subject)
}

export async function addMerge(db: Database, merge: typeof merges.$inferInsert): Promise<void> {
  await db.insert(merges).values(merge)
}

/** Resolves with the ids of players that were merged into a player, directly or through other merges. */
export async function formerIdsOf(db: Database, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive former (id) as (
      select dropped_id from merges where kept_id = ${id}
      union select merges.dropped_id from merges join former on merges.kept_id = former.id
    )
    select id from former`)
  return rows.map((row) => row.id)
}

export async function playerOf(db: Database, id: string): Promise<Player | undefined> {
  const rows = await db.select().from(players).where(eq(players.id, id))
  return rows[0]
}

/**
 * Locks a player's row and increments its version, so that a write that has read the sheet before is decided again.
 * Resolves with undefined for a player who was merged into another.
 */
export async function lockPlayer(tx: Transaction, id: string): Promise<Player | undefined> {
  const rows = await tx
    .update(players)
    .set({ version: sql`${players.version} + 1` })
    .where(and(eq(players.id, id), isNull(players.mergedInto)))
    .returning()
  return rows[0]
}

/**
 * Locks players in the order of their ids to avoid deadlocks. Resolves with the locked players by id, without those
 * that were merged into others.
 */
export async function lockPlayers(
  tx: Transaction,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, Player>> {
  const locked = new Map<string, Player>()
  for (const id of [...new Set(ids)].sort()) {
    const player = await lockPlayer(tx, id)
    if (player) locked.set(id, player)
  }
  return locked
}

export async function setBetaFeatures(
  db: Database,
  id: string,
  betaFeatures: Player['betaFeatures'],
): Promise<void> {
  await db.update(players).set({ betaFeatures }).where(eq(players.id, id))
}
