import { asc, eq, inArray, lte, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { pendingMerges } from '../../platform/db/account-schema.ts'

export type PendingMerge = typeof pendingMerges.$inferSelect

export async function addPendingMerge(db: Database, merge: PendingMerge): Promise<void> {
  await db.insert(pendingMerges).values(merge)
}

/** Resolves with the pending merges of any of these players, the earliest due first. */
export async function pendingMergesOf(
  db: Database,
  playerIds: readonly string[],
): Promise<PendingMerge[]> {
  const ids = [...playerIds]
  return db
    .select()
    .from(pendingMerges)
    .where(or(inArray(pendingMerges.keptId, ids), inArray(pendingMerges.droppedId, ids)))
    .orderBy(asc(pendingMerges.dueAt), pendingMerges.id)
}

export async function pendingMergeOf(db: Database, id: string): Promise<PendingMerge | undefined> {
  const rows = await db.select().from(pendingMerges).where(eq(pendingMerges.id, id))
  return rows[0]
}

/** Resolves with the pending merges that are due, the earliest due first. */
export async function dueMerges(db: Database, now: Date): Promise<PendingMerge[]> {
  return db
    .select()
    .from(pendingMerges)
    .where(lte(pendingMerges.dueAt, now))
    .orderBy(asc(pendingMerges.dueAt), pendingMerges.id)
}

/**
 * Deletes a pending merge. Resolves with false if it does not exist any more. Only one of several concurrent callers
 * gets true.
 */
export async function removePendingMerge(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .delete(pendingMerges)
    .where(eq(pendingMerges.id, id))
    .returning({ id: pendingMerges.id })
  return rows.length === 1
}
