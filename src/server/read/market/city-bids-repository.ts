import { eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { cityBids } from '../../platform/db/street-schema.ts'

export type CityBids = typeof cityBids.$inferSelect

/** Resolves with the last stored tick of a season and its bids. */
export async function cityBidsOf(db: Database, seasonId: string): Promise<CityBids | undefined> {
  const rows = await db.select().from(cityBids).where(eq(cityBids.seasonId, seasonId))
  return rows[0]
}

/** Stores the bids of a tick, unless the season has those of this or a later tick. */
export async function storeCityBids(db: Database, bids: CityBids): Promise<void> {
  await db
    .insert(cityBids)
    .values(bids)
    .onConflictDoUpdate({
      target: cityBids.seasonId,
      set: { tick: bids.tick, number: bids.number, bids: bids.bids },
      setWhere: lt(cityBids.tick, bids.tick),
    })
}
