import { tickNumber, tickStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { GOODS } from '#src/rules/market/goods.ts'
import { headlineText } from '#src/rules/market/headlines.ts'
import { cityBidsOf, storeCityBids } from '../../db/repositories/city-bids.ts'
import { addNews, type WireRow } from '../../db/repositories/wire.ts'
import type { ServerContext } from '../server-context.ts'
import type { SeasonWalk } from './season-walk.ts'

/**
 * Stores that a season has reached a tick: its news up to then, and the bids that goods are valued by. Several nodes may
 * call it at once. The season must be walked one tick further.
 */
export async function recordTick(
  { store }: Pick<ServerContext, 'store'>,
  walk: SeasonWalk,
  tick: number,
): Promise<void> {
  const { id: seasonId } = walk.season
  const known = await cityBidsOf(store.db, seasonId)
  if (known && known.tick >= tick) return
  // A new season starts with the news of the last day.
  const first = known ? known.tick + 1 : Math.max(0, tick - RULES.market.windowTicks)
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

function newsOf(walk: SeasonWalk, tick: number): WireRow[] {
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
