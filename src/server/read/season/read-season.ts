import type { rootsCall, runCall, runsCall, seasonCall } from '#src/protocol/calls/season.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { lastTickOf, seasonEnd, seasonStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { countRuns, playerOfRun, recordsOf, rootsOf, runsOf } from '../../write/run-repository.ts'
import { type Season, seasonRowOf } from '../../platform/db/repositories/seasons.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'

type Context = Pick<ServerContext, 'store'>

/** Returns a stored season. Throws `not_found`. */
export async function findSeason({ store }: Context, id: string): Promise<Season> {
  const season = await seasonRowOf(store.db, id)
  if (!season) throw new RequestError('not_found', 'There was no such season.')
  return season
}

/** Returns the public facts of a season. The seed is included only after its end. */
export async function describeSeason(
  { store }: Context,
  { id, seed, seedHash, revealed }: Season,
): Promise<ResponseOf<typeof seasonCall>> {
  return {
    id,
    seed_hash: seedHash,
    ...(revealed ? { seed } : {}),
    starts: seasonStart(id).toISOString(),
    ends: seasonEnd(id).toISOString(),
    ...(await countRuns(store.db, id)),
  }
}

/** Returns a page of a season's runs. */
export async function readRuns(
  { store }: Context,
  { id }: Season,
  { cursor, limit }: Omit<QueryOf<typeof runsCall>, 'season'>,
): Promise<ResponseOf<typeof runsCall>> {
  const runs = await runsOf(store.db, id, { after: cursor ?? null, limit })
  return { season: id, runs, next_cursor: lastOfFullPage(runs, limit)?.trader ?? null }
}

/**
 * Returns a page of a run's records. Readers see all records of their own run. They see the records of other runs after
 * a day, and all of them after the season's end. Throws `not_found`.
 */
export async function readRun(
  { store }: Context,
  { id: seasonId, revealed }: Season,
  request: {
    readonly trader: string
    readonly page: Omit<QueryOf<typeof runCall>, 'season'>
    readonly readerId: string | undefined
    /** The season's current tick. */
    readonly tick: number
  },
): Promise<ResponseOf<typeof runCall>> {
  const { trader, page, readerId, tick } = request
  const playerId = await playerOfRun(store.db, seasonId, trader)
  if (!playerId) throw new RequestError('not_found', 'There is no such run.')
  const isWhole = revealed || playerId === readerId
  const upToTick = isWhole ? lastTickOf(seasonId) : tick - RULES.market.windowTicks
  const { cursor: after, limit } = page
  const records = await recordsOf(store.db, { seasonId, playerId, upToTick }, { after, limit })
  return {
    season: seasonId,
    trader,
    records,
    next_cursor: lastOfFullPage(records, limit)?.seq ?? null,
  }
}

/** Returns a page of a season's roots. */
export async function readRoots(
  { store }: Context,
  { id }: Season,
  { cursor, limit }: Omit<QueryOf<typeof rootsCall>, 'season'>,
): Promise<ResponseOf<typeof rootsCall>> {
  const roots = await rootsOf(store.db, id, { after: cursor ?? null, limit })
  return { season: id, roots, next_cursor: lastOfFullPage(roots, limit)?.tick ?? null }
}

/** Returns the last item of a full page, from which the next page starts; undefined if there is no next page. */
function lastOfFullPage<item>(items: readonly item[], limit: number): item | undefined {
  return items.length === limit ? items.at(-1) : undefined
}
