import { tickNumber, tickStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { GOODS } from '#src/rules/market/goods.ts'
import { headlineText } from '#src/rules/market/headlines.ts'
import { cityBidsOf, storeCityBids } from './city-bids-repository.ts'
import { addNews, type MarketNews } from '../../write/wire-repository.ts'
import type { ServerContext } from '../../server-context.ts'
import type { SeasonWalk } from './season-walk.ts'

/** The ticks whose news are stored when no tick of the season is: a week. */
const FIRST_NEWS_TICKS = 7 * RULES.market.windowTicks

/**
 * Stores the news of a season up to a tick, and the city's bids at that tick. Has no effect if the tick is stored
 * already. Several nodes may call it at once. `walk` must have reached the tick.
 */
export async function recordTick(
  { store }: Pick<ServerContext, 'store'>,
  walk: SeasonWalk,
  tick: number,
): Promise<void> {
  const { id: seasonId } = walk.season
  const stored = await cityBidsOf(store.db, seasonId)
  if (stored && stored.tick >= tick) return
  const first = stored ? stored.tick + 1 : Math.max(0, tick - FIRST_NEWS_TICKS)
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
  return walk.headlines(tick, tick).map((headline, index) => {
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
