import { tickNumber, tickStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { GOODS } from '#src/rules/market/goods.ts'
import { headlineText } from '#src/rules/market/headlines.ts'
import { cityBidsOf, storeCityBids } from '../../db/repositories/city-bids.ts'
import { addNews, type MarketNews } from '../../db/repositories/wire.ts'
import type { ServerContext } from '../server-context.ts'
import type { SeasonWalk } from './season-walk.ts'

/**
 * Stores the news of a season up to a tick, and the city's bids at that tick. Has no effect if the tick is stored
 * already. Several nodes may call it at once. `walk` must include the next tick, because early headlines are published
 * one tick before the price moves.
 */
export async function recordTick(
  { store }: Pick<ServerContext, 'store'>,
  walk: SeasonWalk,
  tick: number,
): Promise<void> {
  const { id: seasonId } = walk.season
  const stored = await cityBidsOf(store.db, seasonId)
  if (stored && stored.tick >= tick) return
  // If no tick of the season is stored, only the news of the last 24 hours is stored.
  const first = stored ? stored.tick + 1 : Math.max(0, tick - RULES.market.windowTicks)
  const news = Array.from({ length: tick - first + 1 }, (_, index) => newsOf(walk, first + index))
  const bids = walk.bidsAt(tick)
  await store.transact(async (tx) => {
    await addNews(tx, news.flat())
    await storeCityBids(tx, {
      seasonId,
      tick,
      number: tickNumber(seasonId, tick),
      bids: Object.fromEntries(GOODS.map(({ symbol }, index) => [symbol, bids[index] ?? 0])),
    })
  })
}

function newsOf(walk: SeasonWalk, tick: number): MarketNews[] {
  const at = tickStart(walk.season.id, tick)
  return walk.headlinesAt(tick).map((headline, index) => {
    const { borough, symbol, jump } = headline
    const chance = walk.chanceAt(`headline|${borough}|${symbol}|${headline.tick}`)
    return {
      seasonId: walk.season.id,
      seq: tick * 100 + index,
      borough,
      symbol,
      direction: jump > 0 ? 'up' : 'down',
      headline: headlineText(headline, chance),
      at,
    }
  })
}
