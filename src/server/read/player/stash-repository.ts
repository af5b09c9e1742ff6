import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { stash } from '../../platform/db/schema.ts'

export type StashRow = typeof stash.$inferSelect

/** Resolves with a player's goods, in the order of the symbols, without empty rows. */
export async function stashOf(db: Database, playerId: string): Promise<StashRow[]> {
  return db
    .select()
    .from(stash)
    .where(and(eq(stash.playerId, playerId), gt(stash.quantity, 0)))
    .orderBy(stash.symbol)
}
