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
