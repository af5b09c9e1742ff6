import { type Impact, impactAt } from '#src/rules/market/impact.ts'
import type { CellMarket } from '#src/rules/market/quote.ts'
import type { MarketTick } from './market-watch.ts'

/** A cell as a trade meets it: what the seed makes of it in this tick, and what trades have left of that. */
export function cellMarket(
  { walk, tick }: Pick<MarketTick, 'walk' | 'tick'>,
  cell: number,
  impact: Impact,
): CellMarket {
  return {
    cell,
    bias: walk.bias[cell] ?? 1,
    level: walk.at(tick).levels[cell] ?? 0,
    impact: impactAt(impact, cell, tick),
  }
}
