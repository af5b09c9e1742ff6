import { BOROUGH_NAMES, GOOD_SYMBOLS } from '#src/lib/names.ts'

export type GoodSymbol = (typeof GOOD_SYMBOLS)[number]
export type BoroughName = (typeof BOROUGH_NAMES)[number]
/** Units of each good; a good that is not named has none. */
export type Goods = Readonly<Partial<Record<GoodSymbol, number>>>

/** What sets the prices of a good. docs/game-rules.md#the-market lists the values. */
interface GoodFigures {
  readonly baseCents: number
  /** The larger the weight, the less a trade moves the price. */
  readonly weight: number
}

const GOOD_FIGURES: Readonly<Record<GoodSymbol, GoodFigures>> = {
  SMOKES: { baseCents: 2_400, weight: 10 },
  TAPES: { baseCents: 9_000, weight: 8 },
  BOOZE: { baseCents: 26_000, weight: 6 },
  THREADS: { baseCents: 64_000, weight: 5 },
  PARTS: { baseCents: 150_000, weight: 4 },
  BOARDS: { baseCents: 360_000, weight: 3 },
  ICE: { baseCents: 820_000, weight: 2 },
  BONDS: { baseCents: 1_800_000, weight: 1 },
}

/** The presence of the police, 0 to 1. */
const POLICE: Readonly<Record<BoroughName, number>> = {
  manhattan: 0.9,
  brooklyn: 0.7,
  queens: 0.5,
  bronx: 0.1,
  staten_island: 0.2,
  jersey: 0.4,
}

/** The goods of the market, cheapest first. */
export const GOODS = GOOD_SYMBOLS.map((symbol) => ({ symbol, ...GOOD_FIGURES[symbol] }))

/** Each borough with the presence of its police. */
export const BOROUGHS = BOROUGH_NAMES.map((name) => ({ name, police: POLICE[name] }))

/** One good in one borough. A market state holds its figures in the order of {@link CELLS}. */
export interface Cell {
  readonly borough: BoroughName
  readonly symbol: GoodSymbol
  readonly baseCents: number
  readonly weight: number
}

export const CELLS: readonly Cell[] = BOROUGHS.flatMap(({ name }) =>
  GOODS.map((good) => ({ borough: name, ...good })),
)

const BOROUGH_PLACES = placesOf(BOROUGH_NAMES)
const GOOD_PLACES = placesOf(GOOD_SYMBOLS)

/** Returns the index of a cell in {@link CELLS}; -1 for names that do not exist. */
export function cellIndex(borough: BoroughName, symbol: GoodSymbol): number {
  const [row, column] = [BOROUGH_PLACES[borough], GOOD_PLACES[symbol]]
  return row === undefined || column === undefined ? -1 : row * GOODS.length + column
}

function placesOf<name extends string>(names: readonly name[]): Partial<Record<name, number>> {
  const places: Partial<Record<name, number>> = {}
  for (const [place, name] of names.entries()) places[name] = place
  return places
}

/** Returns the name of a borough for players: 'Staten Island'. */
export function boroughLabel(borough: string): string {
  if (borough === 'bronx') return 'the Bronx'
  return borough
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
