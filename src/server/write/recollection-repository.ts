import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import type { Database } from '../platform/db/database.ts'
import { recollections } from '../platform/db/memory-schema.ts'
import { players } from '../platform/db/schema.ts'

/** Resolves with what all sharks recall of players' words at an instant, in the order in which it was said. */
export async function recollectionsOf(
  db: Database,
  playerIds: readonly string[],
  now: Date,
): Promise<readonly Recollection[]> {
  const { character, playerId: owner, ...columns } = getTableColumns(recollections)
  return db
    .select({ ...columns, shark: character })
    .from(recollections)
    .where(and(inArray(owner, [...playerIds]), gt(recollections.endsAt, now)))
    .orderBy(asc(recollections.saidAt), recollections.id)
}

/** Resolves with what is stored of players' words, by player, also what has ended. */
export async function recollectionsByPlayer(
  db: Database,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Recollection[]>> {
  const { character, playerId: owner, ...columns } = getTableColumns(recollections)
  const rows = await db
    .select({ ...columns, owner, shark: character })
    .from(recollections)
    .where(inArray(owner, [...playerIds]))
  const byPlayer = new Map<string, Recollection[]>()
  for (const { owner: playerId, ...recollection } of rows) {
    byPlayer.set(playerId, [...(byPlayer.get(playerId) ?? []), recollection])
  }
  return byPlayer
}

/** Resolves with the players, apart from those who were merged into others, of whom a recollection has ended. */
export async function playersWithEndedRecollections(
  db: Database,
  now: Date,
): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: players.id })
    .from(recollections)
    .innerJoin(players, eq(players.id, recollections.playerId))
    .where(and(lte(recollections.endsAt, now), isNull(players.mergedInto)))
  return rows.map(({ id }) => id)
}

/** Deletes the ended recollections of players who were merged into others. They are no part of a sheet. */
export async function deleteEndedRecollections(db: Database, now: Date): Promise<void> {
  const merged = db.select({ id: players.id }).from(players).where(isNotNull(players.mergedInto))
  await db
    .delete(recollections)
    .where(and(lte(recollections.endsAt, now), inArray(recollections.playerId, merged)))
}
