import type { ChanceAt } from './bias.ts'
import { type Headline, type MarketState, walkMarket } from './walk-market.ts'

/** How far ahead anybody can hear: two days of ticks. Headlines are so frequent that a quieter time is never met. */
const EARSHOT_TICKS = 144

/** The first headline that has not run when `from` is the market's state now; null in an unheard-of quiet. */
export function nextHeadline(chanceAt: ChanceAt, from: MarketState): Headline | null {
  let state = from
  for (let ahead = 0; ahead < EARSHOT_TICKS; ahead += 1) {
    const { states, headlines } = walkMarket(chanceAt, state, 1)
    // What a later tick brings runs with this one's latest at the soonest.
    const [first] = headlines
      .filter((headline) => runsAt(headline) > from.tick)
      .sort((one, other) => runsAt(one) - runsAt(other))
    if (first) return first
    state = states[0] ?? state
  }
  return null
}

/** The tick at which a headline is in the papers: half of them run a tick before the price moves. */
function runsAt({ tick, early }: Headline): number {
  return tick - (early ? 1 : 0)
}
