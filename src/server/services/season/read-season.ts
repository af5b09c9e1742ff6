import type { seasonCall, tapeCall } from '#src/protocol/calls/season.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { seasonEnd, seasonStart } from '#src/rules/calendar.ts'
import { type Season, seasonRowOf } from '../../db/repositories/seasons.ts'
import { headOf, recordsAfter } from '../../db/repositories/tape.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'

/** A season that was played. Throws `not_found`. */
export async function findSeason({ store }: Pick<Means, 'store'>, id: string): Promise<Season> {
  const season = await seasonRowOf(store.db, id)
  if (!season) throw new RequestError('not_found', 'There was no such season.')
  return season
}

/** What everybody may know of a season: the seed only when it is over. */
export async function describeSeason(
  { store }: Pick<Means, 'store'>,
  { id, seed, seedHash, revealed }: Season,
): Promise<ResponseOf<typeof seasonCall>> {
  const head = await headOf(store.db, id)
  return {
    id,
    seed_hash: seedHash,
    ...(revealed ? { seed } : {}),
    starts: seasonStart(id).toISOString(),
    ends: seasonEnd(id).toISOString(),
    tape: { records: head?.seq ?? 0, hash: head?.hash ?? seedHash },
  }
}

/** A page of a season's tape. */
export async function readTape(
  { store }: Pick<Means, 'store'>,
  { id }: Season,
  { cursor, limit }: { cursor: number; limit: number },
): Promise<ResponseOf<typeof tapeCall>> {
  const records = await recordsAfter(store.db, id, { after: cursor, limit })
  const last = records.at(-1)
  return {
    season: id,
    records,
    next_cursor: last && records.length === limit ? last.seq : null,
  }
}
