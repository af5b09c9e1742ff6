import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../database.ts'
import { seasons } from '../schema.ts'

export type Season = typeof seasons.$inferSelect

export async function seasonRowOf(db: Database, id: string): Promise<Season | undefined> {
  const rows = await db.select().from(seasons).where(eq(seasons.id, id))
  return rows[0]
}

/** Finds the latest season. */
export async function lastSeason(db: Database): Promise<Season | undefined> {
  const rows = await db.select().from(seasons).orderBy(desc(seasons.id)).limit(1)
  return rows[0]
}

/** Resolves with the seasons before `id` whose seed is not public yet, the earliest first. */
export async function unfinishedSeasonsBefore(db: Database, id: string): Promise<Season[]> {
  return db
    .select()
    .from(seasons)
    .where(and(lt(seasons.id, id), eq(seasons.revealed, false)))
    .orderBy(asc(seasons.id))
}

/** Adds a season unless it exists. */
export async function addSeason(db: Database, season: Season): Promise<void> {
  await db.insert(seasons).values(season).onConflictDoNothing()
}

/**
 * Locks a season's row and resolves with it. With 'no key update', players' writes that refer to the season for the first time
 * do not wait for the lock.
 */
export async function lockSeason(
  tx: Transaction,
  id: string,
  strength: 'no key update' | 'update' = 'update',
): Promise<Season | undefined> {
  const rows = await tx.select().from(seasons).where(eq(seasons.id, id)).for(strength)
  return rows[0]
}

/** Marks the seed of a season as public. */
export async function revealSeed(tx: Transaction, id: string): Promise<void> {
  await tx.update(seasons).set({ revealed: true }).where(eq(seasons.id, id))
}
