import { CELLS } from './goods.ts'
import { impactAt, type Impact } from './impact.ts'
import { type MarketState, pricesOf } from './walk-market.ts'

/** A tick's opening prices in cents, in the order of CELLS: the walk, and what trades of earlier ticks have left. */
export function openingPrices(
  walked: MarketState,
  bias: readonly number[],
  impacts: readonly Impact[],
): number[] {
  const levels = CELLS.map((_, cell) => {
    const impact = impacts[cell]
    const left = impact ? impactAt(impact, cell, walked.tick).opening : 0
    return (walked.levels[cell] ?? 0) + left
  })
  return pricesOf({ tick: walked.tick, levels }, bias)
}
