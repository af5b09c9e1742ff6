import { RULES } from '../config.ts'
import { GOODS, type GoodSymbol } from './goods.ts'

/** A hair that keeps 0.6 − 0.5 a whole step. */
const HAIR = 1e-9

/** The goods that a reputation (0..1) may buy: four tiers, a tier higher with each 0.1 above 0.5. */
export function tradableGoods(reputation: number): readonly GoodSymbol[] {
  const { goods, fromReputation, step } = RULES.market.window
  const steps = Math.floor((reputation - fromReputation) / step + HAIR)
  const first = Math.max(0, Math.min(GOODS.length - goods, steps))
  return GOODS.slice(first, first + goods).map(({ symbol }) => symbol)
}

/** The reputation from which on a good may be bought. */
export function unlockedFrom(symbol: GoodSymbol): number {
  const { goods, fromReputation, step } = RULES.market.window
  const tier = GOODS.findIndex((good) => good.symbol === symbol)
  const steps = Math.max(0, tier - goods + 1)
  return Number((steps === 0 ? 0 : fromReputation + steps * step).toFixed(2))
}
