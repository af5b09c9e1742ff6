import { RULES } from '../config.ts'
import { CELLS } from './goods.ts'
import { depthOf, type Impact } from './impact.ts'

/** A cell as a trade meets it. */
export interface CellMarket {
  /** In the order of CELLS. */
  readonly cell: number
  /** What the season's price of the cell is multiplied by. */
  readonly bias: number
  /** x of the season's walk, without trades. */
  readonly level: number
  /** At the tick of `level`. */
  readonly impact: Impact
}

/** What one more unit costs, what one more brings, and the price between them, in cents. */
export interface Quote {
  readonly priceCents: number
  readonly askCents: number
  readonly bidCents: number
}

export function quoteOf(market: CellMarket): Quote {
  return {
    priceCents: Math.max(1, Math.round(priceAt(market, 0))),
    askCents: askOf(market, 1),
    bidCents: bidOf(market, 1),
  }
}

/** What so many units cost before the fee, in cents: each unit at its own price, for each moves the next. */
export function costOf(market: CellMarket, quantity: number): number {
  return sumOfUnits(quantity, (unit) => askOf(market, unit))
}

/** What so many units bring before the fee, in cents. */
export function proceedsOf(market: CellMarket, quantity: number): number {
  return sumOfUnits(quantity, (unit) => bidOf(market, unit))
}

/** The bid that belongs to a price in cents, when nobody trades. */
export function bidBelow(priceCents: number): number {
  return Math.floor(priceCents * (1 - RULES.market.spread / 2))
}

/** The n-th unit bought; rounding falls to the house. */
function askOf(market: CellMarket, unit: number): number {
  return Math.ceil(priceAt(market, unit - 0.5) * (1 + RULES.market.spread / 2))
}

/** The n-th unit sold: the same unit that was bought n-th last, a spread lower. */
function bidOf(market: CellMarket, unit: number): number {
  return Math.floor(priceAt(market, 0.5 - unit) * (1 - RULES.market.spread / 2))
}

/** The price in cents, unrounded, so many units away from where the cell stands. */
function priceAt({ cell, bias, level, impact }: CellMarket, units: number): number {
  const x = level + impact.opening + (impact.net + units) / depthOf(cell)
  return (CELLS[cell]?.baseCents ?? 0) * bias * Math.exp(x)
}

function sumOfUnits(quantity: number, centsOf: (unit: number) => number): number {
  let sum = 0
  for (let unit = 1; unit <= quantity; unit += 1) sum += centsOf(unit)
  return sum
}
