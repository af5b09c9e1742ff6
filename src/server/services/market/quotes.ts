import {
  BOROUGHS,
  type BoroughName,
  CELLS,
  GOODS,
  type GoodSymbol,
} from '#src/rules/market/goods.ts'
import { depthOf, NO_IMPACT } from '#src/rules/market/impact.ts'
import { type Quote, quoteOf } from '#src/rules/market/quote.ts'
import { impactsOf } from '../../db/repositories/market-cells.ts'
import type { Means } from '../means.ts'
import { cellMarket } from './cell-market.ts'
import type { MarketTick } from './market-watch.ts'

/** What a good stands at in a borough, now. */
export interface CellQuote extends Quote {
  readonly borough: BoroughName
  readonly symbol: GoodSymbol
  /** Against how it opened 24 hours ago: 0.031 is 3.1 %. */
  readonly change24h: number
  /** Units that move the price by the factor e. */
  readonly depth: number
}

/** Every cell's quote, with the trades of this minute in it, in the order of CELLS. */
export async function readQuotes(
  { store }: Pick<Means, 'store'>,
  market: MarketTick,
): Promise<CellQuote[]> {
  const impacts = await impactsOf(store.db, market.season.id)
  const yesterday = market.openings[0] ?? []
  return CELLS.map(({ borough, symbol }, cell) => {
    const quote = quoteOf(cellMarket(market, cell, impacts[cell] ?? NO_IMPACT))
    const before = yesterday[cell] ?? quote.priceCents
    return {
      ...quote,
      borough,
      symbol,
      change24h: quote.priceCents / before - 1,
      depth: depthOf(cell),
    }
  })
}

/** Quotes by borough, or those of one. */
export function byBorough(
  quotes: readonly CellQuote[],
  borough?: BoroughName,
): Partial<Record<BoroughName, CellQuote[]>> {
  const names = BOROUGHS.map(({ name }) => name).filter((name) => !borough || name === borough)
  return Object.fromEntries(
    names.map((name) => [name, quotes.filter((quote) => quote.borough === name)]),
  )
}

/** The geometric mean of price ÷ base over the goods of a borough. */
export function indexOf(quotes: readonly CellQuote[]): number {
  const logs = quotes.map(({ symbol, priceCents }) => {
    const base = GOODS.find((good) => good.symbol === symbol)?.baseCents ?? priceCents
    return Math.log(priceCents / base)
  })
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / quotes.length)
}
