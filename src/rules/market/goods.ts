/**
 * The goods of the market, cheapest first. Base prices are in cents. The larger the weight of a good, the less a trade
 * moves its price.
 */
export const GOODS = [
  { symbol: 'SMOKES', baseCents: 2_400, weight: 10 },
  { symbol: 'TAPES', baseCents: 9_000, weight: 8 },
  { symbol: 'BOOZE', baseCents: 26_000, weight: 6 },
  { symbol: 'THREADS', baseCents: 64_000, weight: 5 },
  { symbol: 'PARTS', baseCents: 150_000, weight: 4 },
  { symbol: 'BOARDS', baseCents: 360_000, weight: 3 },
  { symbol: 'ICE', baseCents: 820_000, weight: 2 },
  { symbol: 'BONDS', baseCents: 1_800_000, weight: 1 },
] as const
export type GoodSymbol = (typeof GOODS)[number]['symbol']
/** Units of each good; a good that is not named has none. */
export type Goods = Readonly<Partial<Record<GoodSymbol, number>>>

/** Each borough with the presence of its police, 0 to 1. */
export const BOROUGHS = [
  { name: 'manhattan', police: 0.9 },
  { name: 'brooklyn', police: 0.7 },
  { name: 'queens', police: 0.5 },
  { name: 'bronx', police: 0.1 },
  { name: 'staten_island', police: 0.2 },
  { name: 'jersey', police: 0.4 },
] as const
export type BoroughName = (typeof BOROUGHS)[number]['name']

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

/** Returns the index of a cell in {@link CELLS}. */
export function cellIndex(borough: BoroughName, symbol: GoodSymbol): number {
  return CELLS.findIndex((cell) => cell.borough === borough && cell.symbol === symbol)
}

/** Returns the name of a borough for players: 'Staten Island'. */
export function boroughLabel(borough: string): string {
  if (borough === 'bronx') return 'the Bronx'
  return borough
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
