import { type Chance, pick } from '#src/lib/chance.ts'
import { boroughLabel, type GoodSymbol } from './goods.ts'
import type { Headline } from './walk-market.ts'

/** The causes of a jump up or down, by good. `@` is replaced by the borough. */
const CAUSES: Readonly<Record<GoodSymbol, { up: readonly string[]; down: readonly string[] }>> = {
  SMOKES: {
    up: [
      'Tax men padlock a cigarette warehouse in @',
      'A truckers’ strike leaves @ without a carton',
    ],
    down: [
      'A hijacked truck of cartons turns up in @',
      'Cut-rate smokes from the Carolinas flood @',
    ],
  },
  TAPES: {
    up: ['The record labels raid a dubbing plant in @', 'A concert bootleg has all of @ asking'],
    down: ['Blank tapes fall off a ship near @', 'Every kid in @ has bought a second deck'],
  },
  BOOZE: {
    up: ['State troopers pour a cellar down the drain in @', 'A wedding season dries up @'],
    down: ['A distillery’s creditors empty it into @', 'An import licence nobody signed opens @'],
  },
  THREADS: {
    up: ['The garment union walks out in @', 'A movie star wears the jacket: @ wants it'],
    down: ['Sample racks roll off the sidewalk in @', 'A bankrupt designer sells out in @'],
  },
  PARTS: {
    up: ['Detectives close three chop shops in @', 'A cold snap kills every alternator in @'],
    down: ['A chop shop in @ works double shifts', 'A scrap yard in @ asks no questions'],
  },
  BOARDS: {
    up: ['Customs holds every chip bound for @', 'An arcade craze eats the boards of @'],
    down: ['A container of boards is short by one: it is in @', 'A computer maker folds in @'],
  },
  ICE: {
    up: [
      'A heist empties the Exchange; @ has none to sell',
      'A boxer proposes on live television; @ follows',
    ],
    down: [
      'A widow’s jewels reach the back rooms of @',
      'A courier with a false bottom lands in @',
    ],
  },
  BONDS: {
    up: ['The Treasury calls in its paper; @ hoards', 'A clerk in @ stops answering his telephone'],
    down: [
      'A printer in @ turns out to be very good',
      'A brokerage in @ cannot find its vault key',
    ],
  },
}

/** Returns the text of a headline: the good, what happened, and where. */
export function headlineText(
  { symbol, borough, jump }: Pick<Headline, 'symbol' | 'borough' | 'jump'>,
  chance: Chance,
): string {
  const causes = CAUSES[symbol]
  const line = pick(chance, jump > 0 ? causes.up : causes.down)
  return `${symbol}: ${line.replace('@', boroughLabel(borough))}.`
}
