import { eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { seasons } from '../schema.ts'

export type Season = typeof seasons.$inferSelect

export async function seasonRowOf(db: Database, id: string): Promise<Season | undefined> {
  const rows = await db.select().from(seasons).where(eq(seasons.id, id))
  return rows[0]
}

/** Adds a season unless it is there. */
export async function addSeason(db: Database, season: Season): Promise<void> {
  await db.insert(seasons).values(season).onConflictDoNothing()
}
