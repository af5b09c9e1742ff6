import type { ChanceAt } from './bias.ts'
import { type Headline, type MarketState, walkMarket } from './walk-market.ts'

/** How far ahead headlines are searched: two days. They are frequent enough that one is practically always found. */
const LOOKAHEAD_TICKS = 144

/** Returns the first headline that is published after the tick of `from`, or null when none follows within two days. */
export function nextHeadline(chanceAt: ChanceAt, from: MarketState): Headline | null {
  let state = from
  for (let ahead = 0; ahead < LOOKAHEAD_TICKS; ahead += 1) {
    const { states, headlines } = walkMarket(chanceAt, state, 1)
    // A headline of a later tick is published no earlier than the last one of this tick.
    const [first] = headlines
      .filter((headline) => publishedAt(headline) > from.tick)
      .sort((one, other) => publishedAt(one) - publishedAt(other))
    if (first) return first
    state = states[0] ?? state
  }
  return null
}

/** Returns the tick in which a headline is published: an early one a tick before the price moves. */
function publishedAt({ tick, early }: Headline): number {
  return tick - (early ? 1 : 0)
}
