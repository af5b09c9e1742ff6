import {
  BOROUGHS,
  type BoroughName,
  CELLS,
  GOODS,
  type GoodSymbol,
} from '#src/rules/market/goods.ts'
import { depthOf } from '#src/rules/market/impact.ts'
import { type Quote, quoteOf } from '#src/rules/market/quote.ts'
import { unlockedFrom } from '#src/rules/market/tradable-goods.ts'
import { marketOf } from '#src/rules/trade/decide.ts'
import { impactsOf } from './impact-repository.ts'
import { worldOf } from '../../write/world-of.ts'
import type { ServerContext } from '../../server-context.ts'
import type { MarketTick } from './market-watch.ts'

/** The current quote of a good in a borough. */
export interface CellQuote extends Quote {
  readonly borough: BoroughName
  readonly symbol: GoodSymbol
  /** The change since the opening price 24 hours ago: 0.031 is 3.1 %. */
  readonly change24h: number
  /** The number of units that move the price by the factor e. */
  readonly depth: number
  /** The least reputation with which the good may be bought. */
  readonly fromReputation: number
}

/** Returns the quotes of all cells in the order of CELLS, with the impact of the player's own trades, if one is given. */
export async function readQuotes(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  market: MarketTick,
  playerId: string | undefined,
): Promise<CellQuote[]> {
  const season = market.season.id
  const impacts = playerId ? await impactsOf(store.db, playerId, season) : {}
  const world = worldOf(market, clock.now())
  const yesterday = market.openings[0] ?? []
  return CELLS.map(({ borough, symbol }, cell) => {
    const quote = quoteOf(marketOf({ impacts, season }, cell, world))
    const before = yesterday[cell] ?? quote.priceCents
    return {
      ...quote,
      borough,
      symbol,
      change24h: quote.priceCents / before - 1,
      depth: depthOf(cell),
      fromReputation: unlockedFrom(symbol),
    }
  })
}

/** Groups quotes by borough; with `borough`, returns that one only. */
export function byBorough(
  quotes: readonly CellQuote[],
  borough?: BoroughName,
): Partial<Record<BoroughName, CellQuote[]>> {
  const names = BOROUGHS.map(({ name }) => name).filter((name) => !borough || name === borough)
  return Object.fromEntries(
    names.map((name) => [name, quotes.filter((quote) => quote.borough === name)]),
  )
}

/** Returns the geometric mean of price ÷ base price over the goods of a borough. */
export function indexOf(quotes: readonly CellQuote[]): number {
  const logs = quotes.map(({ symbol, priceCents }) => {
    const base = GOODS.find((good) => good.symbol === symbol)?.baseCents ?? priceCents
    return Math.log(priceCents / base)
  })
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / quotes.length)
}
