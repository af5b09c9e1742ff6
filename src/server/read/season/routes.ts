import { rootsCall, runCall, runsCall, seasonCall } from '#src/protocol/calls/season.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { MarketWatch } from '../market/market-watch.ts'
import type { ServerContext } from '../../server-context.ts'
import { describeSeason, findSeason, readRoots, readRun, readRuns } from './read-season.ts'

export function bindSeasonRoutes(router: Router, server: ServerContext, market: MarketWatch): void {
  const seasonOf = async (id: string | undefined) => {
    const { season, tick } = await market.now()
    return { season: await findSeason(server, id ?? season.id), tick }
  }

  bind(router, seasonCall, async ({ query }) =>
    describeSeason(server, (await seasonOf(query.season)).season),
  )

  bind(router, runsCall, async ({ query }) =>
    readRuns(server, (await seasonOf(query.season)).season, query),
  )

  bind(router, runCall, async ({ query, params: { trader }, caller }) => {
    const { season, tick } = await seasonOf(query.season)
    return readRun(server, season, { trader, page: query, readerId: caller?.playerId, tick })
  })

  bind(router, rootsCall, async ({ query }) =>
    readRoots(server, (await seasonOf(query.season)).season, query),
  )
}
