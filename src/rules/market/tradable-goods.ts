import { GOODS, type GoodSymbol } from './goods.ts'

/** Makes a reputation of 0.7999…, the sum of 0.5 and 0.3, count as 0.8. */
const EPSILON = 1e-9

/** Returns the goods that a player of this reputation (0..1) may buy. More reputation only adds goods. */
export function tradableGoods(reputation: number): readonly GoodSymbol[] {
  return GOODS.filter(({ fromReputation }) => reputation >= fromReputation - EPSILON).map(
    ({ symbol }) => symbol,
  )
}

/** Returns the least reputation with which a good may be bought. */
export function unlockedFrom(symbol: GoodSymbol): number {
  return GOODS.find((good) => good.symbol === symbol)?.fromReputation ?? 0
}
