import { GOODS, type Goods, type GoodSymbol } from './market/goods.ts'

/** Goods that were taken for a sum. */
interface Cover {
  readonly goods: Goods
  /** What they count for together, in cents. Above the sum when the last unit counts for more than the rest. */
  readonly worthCents: number
}

/**
 * Returns the whole units that are taken for a sum: the dearest that fit first, then one of the cheapest left. Returns all
 * units when they do not cover the sum. `valueOf` returns what a unit counts for, in cents.
 */
export function coverSum(
  offered: Goods,
  cents: number,
  valueOf: (symbol: GoodSymbol) => number,
): Cover {
  const taken: Partial<Record<GoodSymbol, number>> = {}
  let worthCents = 0
  const take = (symbol: GoodSymbol, units: number): void => {
    if (units <= 0) return
    taken[symbol] = (taken[symbol] ?? 0) + units
    worthCents += units * valueOf(symbol)
  }
  const held = GOODS.flatMap(({ symbol }) => {
    const quantity = offered[symbol] ?? 0
    return quantity > 0 ? [{ symbol, quantity }] : []
  }).sort((one, other) => valueOf(one.symbol) - valueOf(other.symbol))
  for (const { symbol, quantity } of held.toReversed()) {
    const fitting = Math.floor((cents - worthCents) / valueOf(symbol))
    take(symbol, Math.min(quantity, fitting))
  }
  const last = held.find(({ symbol, quantity }) => quantity > (taken[symbol] ?? 0))
  if (last && worthCents < cents) take(last.symbol, 1)
  return { goods: taken, worthCents }
}
