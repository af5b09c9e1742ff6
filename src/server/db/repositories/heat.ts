import { eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { heat } from '../schema.ts'

export type HeatRow = typeof heat.$inferSelect

/** Resolves with a player's heat by borough. A borough without a row has none. */
export async function heatOf(db: Database, playerId: string): Promise<HeatRow[]> {
  return db.select().from(heat).where(eq(heat.playerId, playerId)).orderBy(heat.borough)
}
