import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { hearsay } from '../life-schema.ts'

export type HearsayRow = typeof hearsay.$inferSelect

export async function addHearsay(db: Database, row: Omit<HearsayRow, 'heardAt'>): Promise<void> {
  await db.insert(hearsay).values(row)
}

/**
 * Resolves with hearsay about a player that has arrived by `now` and that its shark has not processed, oldest first.
 */
export async function arrivedHearsay(
  db: Database,
  playerId: string,
  now: Date,
): Promise<HearsayRow[]> {
  return db
    .select()
    .from(hearsay)
    .where(
      and(eq(hearsay.playerId, playerId), isNull(hearsay.heardAt), lte(hearsay.arrivesAt, now)),
    )
    .orderBy(hearsay.arrivesAt, hearsay.id)
}

export async function markHearsayApplied(db: Database, id: string, now: Date): Promise<void> {
  await db.update(hearsay).set({ heardAt: now }).where(eq(hearsay.id, id))
}
