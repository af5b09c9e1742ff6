import type { Chance } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import { BOROUGHS, CELLS, GOODS, type GoodSymbol } from './goods.ts'

/** Returns the chance of a scope ('bias|queens', 'tick|queens|71'). A scope gives the same numbers all season. */
export type ChanceAt = (scope: string) => Chance

/** Returns the season's part of each cell's x, in the order of CELLS. In each borough some goods are cheap and some dear. */
export function seasonBias(chanceAt: ChanceAt): readonly number[] {
  return BOROUGHS.flatMap(({ name }) => boroughBias(chanceAt(`bias|${name}`)))
}

function boroughBias(chance: Chance): number[] {
  const { size, cheapGoods, dearGoods } = RULES.market.bias
  const drawn = shuffle(chance, GOODS.length)
  return GOODS.map((_, index) => {
    const place = drawn.indexOf(index)
    if (place < cheapGoods) return -size
    return place < cheapGoods + dearGoods ? size : 0
  })
}

/** Returns the numbers below `length` in random order (Fisher-Yates). */
function shuffle(chance: Chance, length: number): number[] {
  const order: number[] = []
  for (let index = 0; index < length; index += 1) {
    order.splice(Math.floor(chance() * (index + 1)), 0, index)
  }
  return order
}

/** Where a good is cheap this season, and where it is dear. */
export interface StreetTalk {
  readonly symbol: GoodSymbol
  readonly cheapBorough: string
  readonly dearBorough: string
}

/**
 * Returns the goods that have both a cheap and a dear borough this season, as far as the prices of a tick show it: the good
 * costs less than usual in the one, and in the other more than that by the spread. Sharks mention them.
 * `levels` are x of each cell without the bias, in the order of CELLS.
 */
export function streetTalk(
  bias: readonly number[],
  levels: readonly number[],
): readonly StreetTalk[] {
  const cells = CELLS.map(({ borough, symbol }, cell) => {
    const part = bias[cell] ?? 0
    return { borough, symbol, part, x: part + (levels[cell] ?? 0) }
  })
  return GOODS.flatMap(({ symbol }) => {
    const ofGood = cells.filter((cell) => cell.symbol === symbol)
    for (const cheap of ofGood.filter(({ part, x }) => part < 0 && x < 0)) {
      const dear = ofGood.find(({ part, x }) => part > 0 && x > cheap.x + RULES.market.spread)
      if (dear) return [{ symbol, cheapBorough: cheap.borough, dearBorough: dear.borough }]
    }
    return []
  })
}
