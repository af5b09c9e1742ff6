import { and, eq } from 'drizzle-orm'
import type { Favour } from '#src/rules/favours.ts'
import type { Database } from '../database.ts'
import { favours } from '../life-schema.ts'

export type FavourRow = typeof favours.$inferSelect

/** When a favour was last done for a player. */
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

/** Every favour that was ever done for a player, as it was last. */
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
