import {
  boroughCall,
  historyCall,
  monthlyPotCall,
  pricesCall,
  tickerCall,
  wireCall,
} from '#src/protocol/calls/economy.ts'
import { boroughSchema } from '#src/protocol/street.ts'
import { tickStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { watchFlashblocks } from '../chain/watch-flashblocks.ts'
import { watchTokenPrices } from '../chain/watch-token-prices.ts'
import { bind, type Door } from '../http/bind.ts'
import { RequestError } from '../http/request-error.ts'
import { describeBorough, toQuoteBook } from '../services/market/describe-borough.ts'
import type { MarketTick, MarketWatch } from '../services/market/market-watch.ts'
import { readHistory } from '../services/market/price-history.ts'
import { byBorough, readQuotes } from '../services/market/quotes.ts'
import { type ChainFigures, tellTicker } from '../services/market/tell-ticker.ts'
import type { Means } from '../services/means.ts'
import { monthlyPot } from '../services/pot/monthly-pot.ts'
import { readWire } from '../services/wire/read-wire.ts'

export function bindEconomyRoutes(door: Door, means: Means, market: MarketWatch): void {
  interface Told extends ChainFigures {
    readonly tick: MarketTick
    readonly ticker: ReturnType<typeof tellTicker>
  }
  let told: Told | undefined
  const knownFlashblocks = watchFlashblocks(means)
  const knownTokens = watchTokenPrices(means)
  bind(door, tickerCall, async () => {
    const tick = await market.now()
    const [tokens, flashblocks] = [knownTokens(), knownFlashblocks()]
    const isAsTold =
      told?.tick === tick && told.tokens === tokens && told.flashblocks === flashblocks
    if (told && isAsTold) return told.ticker
    // The same object while nothing has changed: an answer that is told again is neither checked nor written anew.
    const ticker = tellTicker(tick, { tokens, flashblocks })
    told = { tick, tokens, flashblocks, ticker }
    return ticker
  })

  bind(door, pricesCall, async ({ query, caller }) => {
    const tick = await market.now()
    const boroughs = byBorough(await readQuotes(means, tick, caller?.playerId), query.borough)
    return {
      tick: tick.tick,
      as_of: tickStart(tick.season.id, tick.tick).toISOString(),
      next_tick: new Date(tick.standsUntil).toISOString(),
      spread: RULES.market.spread,
      fee: RULES.market.fee,
      boroughs: Object.fromEntries(
        Object.entries(boroughs).map(([name, quotes]) => [name, toQuoteBook(quotes)]),
      ),
    }
  })

  bind(door, historyCall, async ({ query }) => readHistory(await market.now(), query))

  bind(door, boroughCall, async ({ params, caller }) => {
    const known = boroughSchema.safeParse(params.name)
    if (!known.success) throw new RequestError('not_found', 'There is no such borough.')
    const reader = caller?.playerId
    return describeBorough(means, await market.now(), { borough: known.data, reader })
  })

  bind(door, monthlyPotCall, async ({ caller }) => {
    await market.settle()
    return monthlyPot(means, caller.playerId)
  })

  bind(door, wireCall, async ({ query }) => {
    // Whatever runs in this tick is on the wire when somebody looks.
    await market.now()
    return readWire(means, query)
  })
}
