import { eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { heat } from '../schema.ts'

export type HeatRow = typeof heat.$inferSelect

/** Resolves with a player's heat by borough. A borough without a row has none. */
export async function heatOf(db: Database, playerId: string): Promise<HeatRow[]> {
  return db.select().from(heat).where(eq(heat.playerId, playerId)).orderBy(heat.borough)
}

/** Sets a player's heat in a borough. The player's row must be locked. */
export async function setHeat(db: Database, row: HeatRow): Promise<void> {
  await db
    .insert(heat)
    .values(row)
    .onConflictDoUpdate({
      target: [heat.playerId, heat.borough],
      set: { heat: row.heat, soldCents: row.soldCents },
    })
}
