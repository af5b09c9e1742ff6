import { and, asc, getTableColumns, gt, inArray, lte, or } from 'drizzle-orm'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import type { Database } from '../../platform/db/database.ts'
import { recollections } from '../../platform/db/memory-schema.ts'

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

/** Deletes recollections of players, with what was passed on of them. Resolves with how many were deleted. */
export async function deleteRecollections(
  db: Database,
  playerIds: readonly string[],
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const isMeant = or(inArray(recollections.id, [...ids]), inArray(recollections.origin, [...ids]))
  const deleted = await db
    .delete(recollections)
    .where(and(inArray(recollections.playerId, [...playerIds]), isMeant))
    .returning({ id: recollections.id })
  return deleted.length
}

export async function deleteAllRecollections(
  db: Database,
  playerIds: readonly string[],
): Promise<void> {
  await db.delete(recollections).where(inArray(recollections.playerId, [...playerIds]))
}

export async function deleteEndedRecollections(db: Database, now: Date): Promise<void> {
  await db.delete(recollections).where(lte(recollections.endsAt, now))
}
