import { RULES } from '../config.ts'
import { CELLS, GOODS, type GoodSymbol } from './goods.ts'

export interface TickerFigures {
  readonly tick: number
  readonly commodities: Readonly<
    Record<GoodSymbol, { readonly priceCents: number; readonly change24h: number }>
  >
  /** Geometric mean of price/base over the goods; 1 is the base. */
  readonly marketIndex: number
  readonly marketTrend: 'up' | 'down' | 'flat'
  /** Standard deviation of the last 72 log-returns of the index. */
  readonly volatility: number
}

/**
 * Returns the figures of the ticker. `openings` has the opening prices of the last ticks in cents, at least one, oldest first
 * and in the order of CELLS; 73 cover 24 hours. A younger season is compared with its first tick.
 */
export function tickerFigures(
  tick: number,
  openings: readonly (readonly number[])[],
): TickerFigures {
  const window = openings.slice(-(RULES.market.windowTicks + 1)).map(cityPrices)
  const before = window[0] ?? []
  const now = window[window.length - 1] ?? []
  const indices = window.map(indexOf)
  const [first = 1, last = 1] = [indices[0], indices[indices.length - 1]]
  return {
    tick,
    commodities: commoditiesOf(before, now),
    marketIndex: last,
    marketTrend: trendOf(last / first - 1),
    volatility: deviation(logReturns(indices)),
  }
}

/** Returns the city's average price of each good in the order of GOODS, in cents, not rounded. */
function cityPrices(opening: readonly number[]): number[] {
  const sums = GOODS.map(() => 0)
  for (const [index, price] of opening.entries()) {
    const good = index % GOODS.length
    sums[good] = (sums[good] ?? 0) + price
  }
  return sums.map((sum) => sum / (CELLS.length / GOODS.length))
}

function commoditiesOf(
  before: readonly number[],
  now: readonly number[],
): TickerFigures['commodities'] {
  const figuresOf = (index: number) => {
    const price = now[index] ?? 0
    return { priceCents: Math.round(price), change24h: price / (before[index] ?? price) - 1 }
  }
  return {
    SMOKES: figuresOf(0),
    TAPES: figuresOf(1),
    BOOZE: figuresOf(2),
    THREADS: figuresOf(3),
    PARTS: figuresOf(4),
    BOARDS: figuresOf(5),
    ICE: figuresOf(6),
    BONDS: figuresOf(7),
  }
}

/** Returns the geometric mean of price ÷ base over the goods. `prices` has one price of each, in the order of GOODS. */
export function indexOf(prices: readonly number[]): number {
  const logs = GOODS.map(({ baseCents }, index) => Math.log((prices[index] ?? 1) / baseCents))
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / GOODS.length)
}

function trendOf(change: number): TickerFigures['marketTrend'] {
  if (Math.abs(change) < RULES.market.flatBelow) return 'flat'
  return change > 0 ? 'up' : 'down'
}

function logReturns(indices: readonly number[]): number[] {
  return indices.slice(1).map((index, place) => Math.log(index / (indices[place] ?? index)))
}

function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1))
}
