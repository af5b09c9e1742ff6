import { boroughCall, historyCall, pricesCall, tickerCall } from '#src/protocol/calls/economy.ts'
import { boroughSchema } from '#src/protocol/street.ts'
import { tickStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { watchFlashblocks } from '../../platform/chain/watch-flashblocks.ts'
import { watchTokenPrices } from '../../platform/chain/watch-token-prices.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { describeBorough, toQuoteBook } from './describe-borough.ts'
import type { MarketTick } from './market-watch.ts'
import { readHistory } from './price-history.ts'
import { byBorough, readQuotes } from './quotes.ts'
import { type ChainFigures, describeTicker } from './describe-ticker.ts'
import type { GameContext } from '../../server-context.ts'

/** Binds the ticker, prices and their history, and boroughs. */
export function bindMarketRoutes(router: Router, { server, market }: GameContext): void {
  interface CachedTicker extends ChainFigures {
    readonly tick: MarketTick
    readonly ticker: ReturnType<typeof describeTicker>
  }
  let cached: CachedTicker | undefined
  const knownFlashblocks = watchFlashblocks(server)
  const knownTokens = watchTokenPrices(server)
  bind(router, tickerCall, async () => {
    const tick = await market.now()
    const [tokens, flashblocks] = [knownTokens(), knownFlashblocks()]
    const isCurrent =
      cached?.tick === tick && cached.tokens === tokens && cached.flashblocks === flashblocks
    // The same object as before is neither validated nor serialized again.
    if (cached && isCurrent) return cached.ticker
    const ticker = describeTicker(tick, { tokens, flashblocks })
    cached = { tick, tokens, flashblocks, ticker }
    return ticker
  })

  bind(router, pricesCall, async ({ query, caller }) => {
    const tick = await market.now()
    const boroughs = byBorough(await readQuotes(server, tick, caller?.playerId), query.borough)
    return {
      tick: tick.tick,
      as_of: tickStart(tick.season.id, tick.tick).toISOString(),
      next_tick: new Date(tick.nextTickAt).toISOString(),
      spread: RULES.market.spread,
      fee: RULES.market.fee,
      boroughs: Object.fromEntries(
        Object.entries(boroughs).map(([name, quotes]) => [name, toQuoteBook(quotes)]),
      ),
    }
  })

  bind(router, historyCall, async ({ query }) => readHistory(await market.now(), query))

  bind(router, boroughCall, async ({ params, caller }) => {
    const known = boroughSchema.safeParse(params.name)
    if (!known.success) throw new RequestError('not_found', 'There is no such borough.')
    const reader = caller?.playerId
    return describeBorough(server, await market.now(), { borough: known.data, reader })
  })
}
