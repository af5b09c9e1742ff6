import type { Stash } from '#src/protocol/street.ts'
import { GOODS } from '#src/rules/market/goods.ts'
import { type Holding, nextUpgrade, unitsIn } from '#src/rules/stash.ts'
import { toDollars } from './figures.ts'

/** Returns a stash as the protocol describes it, the cheapest good first. */
export function toStash(capacity: number, holdings: readonly Holding[]): Stash {
  const goods = GOODS.flatMap(({ symbol }) => {
    const held = holdings.find((holding) => holding.symbol === symbol)
    if (!held || held.quantity === 0) return []
    const average = Math.round(held.costCents / held.quantity) / 100
    return [{ symbol, quantity: held.quantity, average_cost: average }]
  })
  const next = nextUpgrade(capacity)
  return {
    capacity,
    used: unitsIn(holdings),
    next: next && { capacity: next.capacity, price: toDollars(next.costCents) },
    goods,
  }
}
