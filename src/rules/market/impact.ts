import { RULES } from '../config.ts'
import { CELLS } from './goods.ts'

/**
 * How trades have moved a cell's price. Within a tick it is counted in whole units, so that several small trades get
 * the same prices as one large trade.
 */
export interface Impact {
  /** The tick that `net` was traded in, counted from the season's start. */
  readonly tick: number
  /** The change of x at the opening of `tick`, from trades in earlier ticks. */
  readonly opening: number
  /** Units bought minus units sold in `tick`. */
  readonly net: number
}

export const NO_IMPACT: Impact = { tick: 0, opening: 0, net: 0 }

/** Returns the units that move x by 1 in a cell; no whole number. */
export function depthOf(cell: number): number {
  const { depthCents = 1, baseCents = 1 } = CELLS[cell] ?? {}
  return depthCents / baseCents
}

/** Returns an impact as it is at a tick: unchanged at its own tick or before, reduced at a later one. */
export function impactAt(impact: Impact, cell: number, tick: number): Impact {
  if (tick <= impact.tick) return impact
  let opening = impact.opening + impact.net / depthOf(cell)
  // Repeated per tick, so that it comes to the same bits as one tick at a time.
  for (let at = impact.tick; at < tick && opening !== 0; at += 1)
    opening *= 1 - RULES.market.impactRecovery
  return { tick, opening, net: 0 }
}
