import { RULES } from './config.ts'
import type { Goods, GoodSymbol } from './market/goods.ts'
import { divideHalfEven } from './money.ts'

/** What is held of one good. */
export interface Holding {
  readonly symbol: GoodSymbol
  readonly quantity: number
  /** What the held units cost in all, in cents, fees included. */
  readonly costCents: number
}

export function unitsIn(holdings: readonly Holding[]): number {
  return holdings.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function holdingOf(holdings: readonly Holding[], symbol: GoodSymbol): Holding {
  return (
    holdings.find((holding) => holding.symbol === symbol) ?? { symbol, quantity: 0, costCents: 0 }
  )
}

/** A holding after units were taken out of it, and what those had cost: their part of the whole, half-even. */
export function takeOut(
  { symbol, quantity, costCents }: Holding,
  units: number,
): { left: Holding; costCents: number } {
  const part = units === quantity ? costCents : divideHalfEven(costCents * units, quantity)
  return {
    left: { symbol, quantity: quantity - units, costCents: costCents - part },
    costCents: part,
  }
}

/** How many units of each good are held. */
export function goodsIn(holdings: readonly Holding[]): Goods {
  return Object.fromEntries(holdings.map(({ symbol, quantity }) => [symbol, quantity]))
}

/** The holdings without the units that are gone; their part of the cost goes with them. */
export function takeGoods(holdings: readonly Holding[], gone: Goods): readonly Holding[] {
  return holdings.map((holding) => {
    const units = Math.min(holding.quantity, gone[holding.symbol] ?? 0)
    return units > 0 ? takeOut(holding, units).left : holding
  })
}

/** The holdings with one of them replaced. */
export function withHolding(holdings: readonly Holding[], holding: Holding): readonly Holding[] {
  return [...holdings.filter(({ symbol }) => symbol !== holding.symbol), holding]
}

/** The holdings with units added to one of them, at what they cost. */
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

export interface StashUpgrade {
  readonly capacity: number
  readonly costCents: number
}

/** The next size a stash can be made; null for the largest. */
export function nextUpgrade(capacity: number): StashUpgrade | null {
  return RULES.stash.upgrades.find((upgrade) => upgrade.capacity > capacity) ?? null
}
