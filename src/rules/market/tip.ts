import { RULES } from '../config.ts'
import { BOROUGHS, type BoroughName, CELLS, GOODS, type GoodSymbol } from './goods.ts'
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
 * the whole city; null when none is far from it. What the prices of this tick no longer show is not told: a price that has
 * come back since its headline, and a good that is dear in one borough and cheap in another.
 */
export function tipFor(
  borough: BoroughName,
  { tick, common, levels }: MarketState,
  headlines: readonly Headline[],
): Tip | null {
  const { newsTicks, trendFrom } = RULES.tip
  const headline = headlines.findLast(
    (known) =>
      known.tick <= tick &&
      known.tick > tick - newsTicks &&
      known.borough !== borough &&
      levelOf(levels, known) * known.jump > 0,
  )
  if (headline) return { kind: 'headline', headline }
  const [furthest] = GOODS.map(({ symbol }, index) => ({ symbol, by: common[index] ?? 0 }))
    .filter(({ by }) => Math.abs(by) >= trendFrom)
    .filter(({ by, symbol }) =>
      BOROUGHS.every(({ name }) => levelOf(levels, { borough: name, symbol }) * by > 0),
    )
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
  return furthest ? { kind: 'trend', ...furthest } : null
}

/** Returns how far x of a cell is from its usual value. */
function levelOf(
  levels: readonly number[],
  { borough, symbol }: Pick<Headline, 'borough' | 'symbol'>,
): number {
  const cell = CELLS.findIndex((known) => known.borough === borough && known.symbol === symbol)
  return levels[cell] ?? 0
}
