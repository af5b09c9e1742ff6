import { RULES } from '../config.ts'
import { type BoroughName, GOODS, type GoodSymbol } from './goods.ts'
import type { Headline, MarketState } from './walk-market.ts'

/** What a shark knows for a tip: what has happened and what is dear or cheap, never what comes. */
export type Tip =
  | { readonly kind: 'headline'; readonly headline: Headline }
  | {
      readonly kind: 'trend'
      readonly symbol: GoodSymbol
      /** How far x of the good is from its mean in the whole city; negative when it is cheap. */
      readonly by: number
    }

/**
 * Returns the latest headline of another borough that has just run, else the good that is furthest from its usual price in
 * the whole city; null when none is far from it.
 */
export function tipFor(
  borough: BoroughName,
  { tick, common }: MarketState,
  headlines: readonly Headline[],
): Tip | null {
  const { newsTicks, trendFrom } = RULES.tip
  const headline = headlines.findLast(
    (known) => known.tick <= tick && known.tick > tick - newsTicks && known.borough !== borough,
  )
  if (headline) return { kind: 'headline', headline }
  const [furthest] = GOODS.map(({ symbol }, index) => ({
    symbol,
    by: common[index] ?? 0,
  })).toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
  if (!furthest || Math.abs(furthest.by) < trendFrom) return null
  return { kind: 'trend', ...furthest }
}
