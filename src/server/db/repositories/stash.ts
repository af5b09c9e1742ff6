import { and, eq, gt } from 'drizzle-orm'
import type { GoodSymbol } from '#src/rules/market/goods.ts'
import type { Database } from '../database.ts'
import { stash } from '../schema.ts'
import { valueStash } from './standings.ts'

export type StashRow = typeof stash.$inferSelect

/** Resolves with a player's goods, in the order of the symbols, without empty rows. */
export async function stashOf(db: Database, playerId: string): Promise<StashRow[]> {
  return db
    .select()
    .from(stash)
    .where(and(eq(stash.playerId, playerId), gt(stash.quantity, 0)))
    .orderBy(stash.symbol)
}

/** Removes all goods of a player. Does not update the boards. */
export async function emptyStash(db: Database, playerId: string): Promise<void> {
  await db.delete(stash).where(eq(stash.playerId, playerId))
}

/** Sets a player's units of a good, and updates the boards. The player's row must be locked. */
export async function setStash(
  db: Database,
  row: { playerId: string; symbol: GoodSymbol; quantity: number; costCents: number },
): Promise<void> {
  const { quantity, costCents } = row
  await db
    .insert(stash)
    .values(row)
    .onConflictDoUpdate({
      target: [stash.playerId, stash.symbol],
      set: { quantity, costCents },
    })
  await valueStash(db, row.playerId)
}
