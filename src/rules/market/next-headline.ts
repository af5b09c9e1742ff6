import type { ChanceAt } from './bias.ts'
import { type Headline, type MarketState, walkMarket } from './walk-market.ts'

/** How far ahead anybody can hear: two days of ticks. Headlines are so frequent that a quieter time is never met. */
const EARSHOT_TICKS = 144

/** The first headline that has not run when `from` is the market's state now; null in an unheard-of quiet. */
export function nextHeadline(chanceAt: ChanceAt, from: MarketState): Headline | null {
  const { headlines } = walkMarket(chanceAt, from, EARSHOT_TICKS)
  const unheard = headlines.filter((headline) => runsAt(headline) > from.tick)
  return unheard.sort((one, other) => runsAt(one) - runsAt(other))[0] ?? null
}

/** The tick at which a headline is in the papers: half of them run a tick before the price moves. */
function runsAt({ tick, early }: Headline): number {
  return tick - (early ? 1 : 0)
}
