import { recapCall } from '#src/protocol/calls/player-street.ts'
import { rootsCall, runCall, runsCall, seasonCall } from '#src/protocol/calls/season.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { readRecap } from './read-recap.ts'
import { describeSeason, findSeason, readRoots, readRun, readRuns } from './read-season.ts'

/** Binds the season, its runs and roots, and a player's recap of a month. */
export function bindSeasonRoutes(router: Router, { server, market }: GameContext): void {
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

  bind(router, recapCall, async ({ query, caller }) => {
    // Ends a month that is over, so that its recap exists.
    await market.now()
    return readRecap(server, caller.playerId, query.month)
  })
}
