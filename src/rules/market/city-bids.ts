import { RULES } from '../config.ts'
import { divideHalfEven } from '../money.ts'
import { BOROUGHS, CELLS, GOODS } from './goods.ts'
import { bidBelow } from './quote.ts'

/**
 * Returns the average bid of each good over all boroughs and the last 24 hours, in cents and in the order of GOODS. Net
 * worth counts the goods of a stash at these bids. `openings` has the opening prices of at least one tick, oldest
 * first, each in the order of CELLS.
 */
export function cityBids(openings: readonly (readonly number[])[]): number[] {
  return averageBids(openings.slice(-RULES.market.windowTicks).map(bidSums))
}

/** Returns the sum of each good's bids over all boroughs, in the order of GOODS. `prices` are in the order of CELLS. */
export function bidSums(prices: readonly number[]): number[] {
  const sums = GOODS.map(() => 0)
  for (const index of CELLS.keys()) {
    const good = index % GOODS.length
    sums[good] = (sums[good] ?? 0) + bidBelow(prices[index] ?? 0)
  }
  return sums
}

/** Returns the average bids of the ticks whose {@link bidSums} are given: of 24 hours, or of a season's first ticks. */
export function averageBids(ticks: readonly (readonly number[])[]): number[] {
  return GOODS.map((_, good) => {
    const sum = ticks.reduce((all, sums) => all + (sums[good] ?? 0), 0)
    return divideHalfEven(sum, ticks.length * BOROUGHS.length)
  })
}
