import { and, eq } from 'drizzle-orm'
import type { Favour } from '#src/rules/favours.ts'
import type { Database } from '../database.ts'
import { favours } from '../life-schema.ts'

export type FavourRow = typeof favours.$inferSelect

/** Finds the last grant of a favour to a player. */
export async function favourOf(
  db: Database,
  playerId: string,
  favour: Favour,
): Promise<FavourRow | undefined> {
  const rows = await db
    .select()
    .from(favours)
    .where(and(eq(favours.playerId, playerId), eq(favours.favour, favour)))
  return rows[0]
}

/** Resolves with the last grant of each favour to a player. */
export async function favoursOf(db: Database, playerId: string): Promise<FavourRow[]> {
  return db.select().from(favours).where(eq(favours.playerId, playerId))
}

export async function saveFavour(db: Database, row: FavourRow): Promise<void> {
  const { shark, grantedAt, cooldownEndsAt } = row
  await db
    .insert(favours)
    .values(row)
    .onConflictDoUpdate({
      target: [favours.playerId, favours.favour],
      set: { shark, grantedAt, cooldownEndsAt },
    })
}
