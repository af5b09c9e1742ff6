import { and, eq, gt } from 'drizzle-orm'
import type { GoodSymbol } from '#src/rules/market/goods.ts'
import type { Database } from '../database.ts'
import { stash } from '../schema.ts'
import { countGoods } from './standings.ts'

export type StashRow = typeof stash.$inferSelect

/** What a player holds, in the order of the symbols; goods without units are left out. */
export async function stashOf(db: Database, playerId: string): Promise<StashRow[]> {
  return db
    .select()
    .from(stash)
    .where(and(eq(stash.playerId, playerId), gt(stash.quantity, 0)))
    .orderBy(stash.symbol)
}

/** Takes all goods from a player; what they count for on the boards is the caller's to see to. */
export async function emptyStash(db: Database, playerId: string): Promise<void> {
  await db.delete(stash).where(eq(stash.playerId, playerId))
}

/** Sets what a player holds of a good, and what it counts for on the boards. The player's row must be locked. */
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
  await countGoods(db, row.playerId)
}
