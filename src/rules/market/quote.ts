import { RULES } from '../config.ts'
import { CELLS } from './goods.ts'
import { depthOf, type Impact } from './impact.ts'

/** What a trade reads of a cell. */
export interface CellMarket {
  /** In the order of CELLS. */
  readonly cell: number
  /** The season's part of x. */
  readonly bias: number
  /** x of the season's walk, without the bias and the effect of trades. */
  readonly level: number
  /** At the tick of `level`. */
  readonly impact: Impact
}

/** The price, the cost of the next unit bought, and the proceeds of the next unit sold, in cents. */
export interface Quote {
  readonly priceCents: number
  readonly askCents: number
  readonly bidCents: number
}

export function quoteOf(market: CellMarket): Quote {
  return {
    priceCents: priceOf(market),
    askCents: askOf(market, 1),
    bidCents: bidOf(market, 1),
  }
}

/** Returns the price of one unit in whole cents, at least 1. */
export function priceOf(market: CellMarket): number {
  return Math.max(1, Math.round(priceAt(market, 0)))
}

/** Returns the cost of `quantity` units before the fee, in cents. Each unit moves the price of the next one. */
export function costOf(market: CellMarket, quantity: number): number {
  return sumOfUnits(quantity, (unit) => askOf(market, unit))
}

/** Returns the proceeds of `quantity` units before the fee, in cents. */
export function proceedsOf(market: CellMarket, quantity: number): number {
  return sumOfUnits(quantity, (unit) => bidOf(market, unit))
}

/** Returns the bid at a price in cents, without the effect of a sale. */
export function bidBelow(priceCents: number): number {
  return Math.floor(priceCents * (1 - RULES.market.spread / 2))
}

/** Returns the price of the n-th unit bought, rounded up. */
function askOf(market: CellMarket, unit: number): number {
  return Math.ceil(priceAt(market, unit - 0.5) * (1 + RULES.market.spread / 2))
}

/** Returns the price of the n-th unit sold, rounded down. */
function bidOf(market: CellMarket, unit: number): number {
  return Math.floor(priceAt(market, 0.5 - unit) * (1 - RULES.market.spread / 2))
}

/** Returns the price in cents, not rounded, after a trade of `units` (negative: sold). */
function priceAt({ cell, bias, level, impact }: CellMarket, units: number): number {
  const x = bias + level + impact.opening + (impact.net + units) / depthOf(cell)
  return (CELLS[cell]?.baseCents ?? 0) * Math.exp(x)
}

function sumOfUnits(quantity: number, centsOf: (unit: number) => number): number {
  let sum = 0
  for (let unit = 1; unit <= quantity; unit += 1) sum += centsOf(unit)
  return sum
}
