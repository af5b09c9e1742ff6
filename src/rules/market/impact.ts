import { RULES } from '../config.ts'
import { CELLS } from './goods.ts'

/**
 * What trades have done to a cell's price. Inside a tick it is counted in whole units, so that a trade made in parts
 * meets the very same prices as the whole.
 */
export interface Impact {
  /** The tick that `net` was traded in, counted from the season's start. */
  readonly tick: number
  /** What earlier ticks left of x at the opening of `tick`. */
  readonly opening: number
  /** Units bought less units sold since. */
  readonly net: number
}

export const NO_IMPACT: Impact = { tick: 0, opening: 0, net: 0 }

/** Units that move x by 1 in a cell: 40 × its good's weight. */
export function depthOf(cell: number): number {
  return RULES.market.depth * (CELLS[cell]?.weight ?? 1)
}

/** An impact at the opening of a later tick; at its own tick, or before, as it is. */
export function impactAt(impact: Impact, cell: number, tick: number): Impact {
  if (tick <= impact.tick) return impact
  let opening = impact.opening + impact.net / depthOf(cell)
  // Tick by tick, as the market itself walks: every machine rounds the same. Of nothing nothing is left.
  for (let at = impact.tick; at < tick && opening !== 0; at += 1)
    opening *= 1 - RULES.market.reversion
  return { tick, opening, net: 0 }
}
