import { RULES } from '../config.ts'
import { GOODS, type GoodSymbol } from './goods.ts'

/** Makes 0.6 − 0.5 a whole step in floating point. */
const EPSILON = 1e-9

/** Returns the goods that a player of this reputation (0..1) may buy: neighbours in GOODS, dearer ones with more reputation. */
export function tradableGoods(reputation: number): readonly GoodSymbol[] {
  const { goods, fromReputation, step } = RULES.market.window
  const steps = Math.floor((reputation - fromReputation) / step + EPSILON)
  const first = Math.max(0, Math.min(GOODS.length - goods, steps))
  return GOODS.slice(first, first + goods).map(({ symbol }) => symbol)
}

/** Returns the least reputation with which a good may be bought. */
export function unlockedFrom(symbol: GoodSymbol): number {
  const { goods, fromReputation, step } = RULES.market.window
  const tier = GOODS.findIndex((good) => good.symbol === symbol)
  const steps = Math.max(0, tier - goods + 1)
  return Number((steps === 0 ? 0 : fromReputation + steps * step).toFixed(2))
}
