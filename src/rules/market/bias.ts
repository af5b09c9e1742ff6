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

/** Returns the goods that have both a cheap and a dear borough this season. Sharks mention them. */
export function streetTalk(bias: readonly number[]): readonly StreetTalk[] {
  return GOODS.flatMap(({ symbol }) => {
    const cheapBorough = boroughWhere(bias, symbol, (part) => part < 0)
    const dearBorough = boroughWhere(bias, symbol, (part) => part > 0)
    return cheapBorough && dearBorough ? [{ symbol, cheapBorough, dearBorough }] : []
  })
}

function boroughWhere(
  bias: readonly number[],
  symbol: GoodSymbol,
  fits: (part: number) => boolean,
): string | undefined {
  return CELLS.find((cell, index) => cell.symbol === symbol && fits(bias[index] ?? 0))?.borough
}
