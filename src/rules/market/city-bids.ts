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
  const window = openings.slice(-RULES.market.windowTicks)
  const sums = GOODS.map(() => 0)
  for (const prices of window) {
    for (const index of CELLS.keys()) {
      const good = index % GOODS.length
      sums[good] = (sums[good] ?? 0) + bidBelow(prices[index] ?? 0)
    }
  }
  return sums.map((sum) => divideHalfEven(sum, window.length * BOROUGHS.length))
}
