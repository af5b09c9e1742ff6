import { seasonCall, tapeCall } from '#src/protocol/calls/season.ts'
import { bind, type Door } from '../http/bind.ts'
import type { MarketWatch } from '../services/market/market-watch.ts'
import type { Means } from '../services/means.ts'
import { describeSeason, findSeason, readTape } from '../services/season/read-season.ts'

export function bindSeasonRoutes(door: Door, means: Means, market: MarketWatch): void {
  bind(door, seasonCall, async ({ query }) => {
    const { season } = await market.now()
    return describeSeason(means, await findSeason(means, query.season ?? season.id))
  })

  bind(door, tapeCall, async ({ query }) => {
    const { season } = await market.now()
    return readTape(means, await findSeason(means, query.season ?? season.id), query)
  })
}
