import type { Goods } from '#src/rules/market/goods.ts'
import { divideHalfEven } from '#src/rules/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { setStash, stashOf } from '../../db/repositories/stash.ts'

/** Resolves with the units of each good that a player holds. */
export async function goodsOf(db: Database, playerId: string): Promise<Goods> {
  const rows = await stashOf(db, playerId)
  return Object.fromEntries(rows.map(({ symbol, quantity }) => [symbol, quantity]))
}

/** Removes units from a stash, with their share of its cost. The player's row must be locked. */
export async function takeGoods(tx: Transaction, playerId: string, gone: Goods): Promise<void> {
  for (const { symbol, quantity, costCents } of await stashOf(tx, playerId)) {
    const units = Math.min(quantity, gone[symbol] ?? 0)
    if (units === 0) continue
    const lostCents = units === quantity ? costCents : divideHalfEven(costCents * units, quantity)
    await setStash(tx, {
      playerId,
      symbol,
      quantity: quantity - units,
      costCents: costCents - lostCents,
    })
  }
}
