import { lastTickOf, seasonEnd } from '#src/rules/calendar.ts'
import { seasonRowOf } from '../../platform/db/repositories/seasons.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { PlayerWriter } from '../../write/act.ts'
import type { SeasonWalk } from '../market/season-walk.ts'
import type { ServerContext } from '../../server-context.ts'

/**
 * Stores what has fallen due for some players up to the last instant of a season, in the season, and ends their quiet
 * nights: nothing due before that instant counts money that comes then. Several nodes may call it at once. Returns early once another node
 * has ended the season.
 */
export async function settleParticipants(
  server: ServerContext,
  walk: SeasonWalk,
  playerIds: readonly string[],
): Promise<void> {
  const { season } = walk
  const tick = lastTickOf(season.id)
  const end = new Date(seasonEnd(season.id).getTime() - 1)
  const market = { season, tick, walk, bids: walk.bidsAt(tick) }
  const atTheEnd = { ...server, clock: { ...server.clock, now: () => end } }
  const writer = new PlayerWriter(atTheEnd, {
    settle: () => Promise.resolve(market),
    refresh: () => Promise.resolve(market),
  })
  for (const playerId of playerIds) {
    try {
      await writer.catchUp(playerId, { kind: 'catch_up', endsNights: true })
    } catch (failure) {
      const isGone = failure instanceof RequestError && failure.code === 'not_found'
      if (isGone) continue
      if ((await seasonRowOf(server.store.db, season.id))?.revealed) return
      // The month must end for all others.
      server.log.warn({ err: failure, playerId }, 'could not settle a player before the pot')
    }
  }
}
