import { RULES } from './config.ts'
import type { Goods, GoodSymbol } from './market/goods.ts'
import { divideHalfEven } from './money.ts'

/** The units of one good in a stash. */
export interface Holding {
  readonly symbol: GoodSymbol
  readonly quantity: number
  /** The total cost of the held units, in cents, with fees. */
  readonly costCents: number
}

/** Returns the number of units of all goods. */
export function unitsIn(holdings: readonly Holding[]): number {
  return holdings.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Returns the holding of a good, with quantity 0 if there is none. */
export function holdingOf(holdings: readonly Holding[], symbol: GoodSymbol): Holding {
  return (
    holdings.find((holding) => holding.symbol === symbol) ?? { symbol, quantity: 0, costCents: 0 }
  )
}

/**
 * Takes units out of a holding. Returns what is left and the cost of the taken units: their share of the holding's
 * cost, rounded half-even.
 */
export function takeOut(
  { symbol, quantity, costCents }: Holding,
  units: number,
): { left: Holding; costCents: number } {
  const takenCents = units === quantity ? costCents : divideHalfEven(costCents * units, quantity)
  return {
    left: { symbol, quantity: quantity - units, costCents: costCents - takenCents },
    costCents: takenCents,
  }
}

/** Returns the quantity of each good that is held. */
export function goodsIn(holdings: readonly Holding[]): Goods {
  return Object.fromEntries(holdings.map(({ symbol, quantity }) => [symbol, quantity]))
}

/** Returns the holdings without the lost units and their share of the cost. Takes no more units than are held. */
export function takeGoods(holdings: readonly Holding[], lost: Goods): readonly Holding[] {
  return holdings.map((holding) => {
    const units = Math.min(holding.quantity, lost[holding.symbol] ?? 0)
    return units > 0 ? takeOut(holding, units).left : holding
  })
}

/** Returns the holdings with the holding of one good replaced or added. */
export function withHolding(holdings: readonly Holding[], holding: Holding): readonly Holding[] {
  return [...holdings.filter(({ symbol }) => symbol !== holding.symbol), holding]
}

/** Returns the holdings with the units and the cost of a holding added. */
export function addTo(
  holdings: readonly Holding[],
  { symbol, quantity, costCents }: Holding,
): readonly Holding[] {
  const held = holdingOf(holdings, symbol)
  return withHolding(holdings, {
    symbol,
    quantity: held.quantity + quantity,
    costCents: held.costCents + costCents,
  })
}

/** A size that a stash can be upgraded to, and its price. */
export interface StashUpgrade {
  readonly capacity: number
  readonly costCents: number
}

/** Returns the next larger size of a stash, or null if it has the largest. */
export function nextUpgrade(capacity: number): StashUpgrade | null {
  return RULES.stash.upgrades.find((upgrade) => upgrade.capacity > capacity) ?? null
}
