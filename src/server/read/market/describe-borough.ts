import type { boroughCall } from '#src/protocol/calls/economy.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import {
  BOROUGHS,
  boroughLabel,
  type BoroughName,
  CELLS,
  type GoodSymbol,
} from '#src/rules/market/goods.ts'
import { tollCents } from '#src/rules/travel/tolls.ts'
import { newsFrom } from '../../write/wire-repository.ts'
import type { ServerContext } from '../../server-context.ts'
import type { MarketTick } from './market-watch.ts'
import { type CellQuote, indexOf, readQuotes } from './quotes.ts'
import { roundTo } from './round-to.ts'

type Described = ResponseOf<typeof boroughCall>
const NEWS_LIMIT = 5

/** Returns the state of a borough: police, tolls, prices as the reader sees them, cheap and dear goods, news. */
export async function describeBorough(
  server: ServerContext,
  market: MarketTick,
  { borough, reader }: { borough: BoroughName; reader: string | undefined },
): Promise<Described> {
  const quotes = (await readQuotes(server, market, reader)).filter(
    (quote) => quote.borough === borough,
  )
  const news = await newsFrom(server.store.db, {
    seasonId: market.season.id,
    borough,
    limit: NEWS_LIMIT,
  })
  return {
    name: borough,
    label: boroughLabel(borough),
    police: BOROUGHS.find(({ name }) => name === borough)?.police ?? 0,
    tolls: tollsFrom(borough),
    tick: market.tick,
    market_index: roundTo(indexOf(quotes), 4),
    cheap: goodsWhere(market, borough, (bias) => bias < 0),
    dear: goodsWhere(market, borough, (bias) => bias > 0),
    prices: toQuoteBook(quotes),
    news: news.map(({ headline, at }) => ({ headline, at: at.toISOString() })),
  }
}

function tollsFrom(borough: BoroughName): Described['tolls'] {
  const others = BOROUGHS.filter(({ name }) => name !== borough)
  return Object.fromEntries(others.map(({ name }) => [name, tollCents(borough, name) / 100]))
}

/** Returns the quotes of one borough by symbol, in dollars. */
export function toQuoteBook(quotes: readonly CellQuote[]): Described['prices'] {
  const book: Partial<Described['prices']> = {}
  for (const { symbol, ...quote } of quotes) {
    book[symbol] = {
      price: quote.priceCents / 100,
      ask: quote.askCents / 100,
      bid: quote.bidCents / 100,
      change_24h: roundTo(quote.change24h, 4),
      depth: quote.depth,
      from_reputation: quote.fromReputation,
    }
  }
  // Complete, because every borough trades every good.
  return book as Described['prices']
}

function goodsWhere(
  { walk }: MarketTick,
  borough: BoroughName,
  predicate: (bias: number) => boolean,
): GoodSymbol[] {
  return CELLS.flatMap((cell, index) =>
    cell.borough === borough && predicate(walk.bias[index] ?? 0) ? [cell.symbol] : [],
  )
}
