import { and, asc, eq, getTableColumns, gt, inArray, lte, or } from 'drizzle-orm'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import type { Database } from '../database.ts'
import { recollections } from '../memory-schema.ts'

/** Resolves with what all sharks recall of a player's words at an instant, in the order in which it was said. */
export async function recollectionsOf(
  db: Database,
  playerId: string,
  now: Date,
): Promise<readonly Recollection[]> {
  const { character, playerId: owner, ...columns } = getTableColumns(recollections)
  return db
    .select({ ...columns, shark: character })
    .from(recollections)
    .where(and(eq(owner, playerId), gt(recollections.endsAt, now)))
    .orderBy(asc(recollections.saidAt), recollections.id)
}

/** Deletes recollections of the player, with what was passed on of them. Resolves with how many were deleted. */
export async function deleteRecollections(
  db: Database,
  playerId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const isMeant = or(inArray(recollections.id, [...ids]), inArray(recollections.origin, [...ids]))
  const deleted = await db
    .delete(recollections)
    .where(and(eq(recollections.playerId, playerId), isMeant))
    .returning({ id: recollections.id })
  return deleted.length
}

export async function deleteAllRecollections(db: Database, playerId: string): Promise<void> {
  await db.delete(recollections).where(eq(recollections.playerId, playerId))
}

export async function deleteEndedRecollections(db: Database, now: Date): Promise<void> {
  await db.delete(recollections).where(lte(recollections.endsAt, now))
}
