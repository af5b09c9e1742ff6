import { RULES } from '../config.ts'
import { divideHalfEven } from '../money.ts'
import { BOROUGHS, CELLS, GOODS } from './goods.ts'
import { bidBelow } from './quote.ts'

/**
 * The city's 24-hour average bid of each good, in cents and in the order of GOODS, from the opening prices of the last
 * ticks (oldest first, each in the order of CELLS; at least one). What a stash counts for in a net worth.
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
