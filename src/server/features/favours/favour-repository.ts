import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { favours } from '../../platform/db/life-schema.ts'

export type FavourRow = typeof favours.$inferSelect

/** Resolves with the last grant of each favour to a player. */
export async function favoursOf(db: Database, playerId: string): Promise<FavourRow[]> {
  return db.select().from(favours).where(eq(favours.playerId, playerId))
}
