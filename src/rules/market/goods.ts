import { capitalize } from '#src/lib/capitalize.ts'
import { BOROUGH_NAMES, GOOD_SYMBOLS } from '#src/lib/names.ts'

export type GoodSymbol = (typeof GOOD_SYMBOLS)[number]
export type BoroughName = (typeof BOROUGH_NAMES)[number]
/** Units of each good; a good that is not named has none. */
export type Goods = Readonly<Partial<Record<GoodSymbol, number>>>

/** What sets the prices of a good, and who may buy it. docs/game-rules.md#the-market lists the values. */
interface GoodFigures {
  readonly baseCents: number
  /** A player who buys goods for this sum, at the base price, raises their own price by the factor e. */
  readonly depthCents: number
  /** The least reputation with which it may be bought. */
  readonly fromReputation: number
}

const GOOD_FIGURES: Readonly<Record<GoodSymbol, GoodFigures>> = {
  SMOKES: { baseCents: 2_400, depthCents: 9_000_000, fromReputation: 0 },
  TAPES: { baseCents: 9_000, depthCents: 11_500_000, fromReputation: 0 },
  BOOZE: { baseCents: 26_000, depthCents: 14_500_000, fromReputation: 0.35 },
  THREADS: { baseCents: 64_000, depthCents: 21_500_000, fromReputation: 0.5 },
  PARTS: { baseCents: 150_000, depthCents: 20_500_000, fromReputation: 0.6 },
  BOARDS: { baseCents: 360_000, depthCents: 21_000_000, fromReputation: 0.7 },
  ICE: { baseCents: 820_000, depthCents: 21_500_000, fromReputation: 0.8 },
  BONDS: { baseCents: 1_800_000, depthCents: 22_500_000, fromReputation: 0.9 },
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
export interface Cell extends GoodFigures {
  readonly borough: BoroughName
  readonly symbol: GoodSymbol
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
    .map((word) => capitalize(word))
    .join(' ')
}
