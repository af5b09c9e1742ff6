import { seasonOf } from '#src/rules/calendar.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  addSeason,
  lastSeason,
  type Season,
  seasonRowOf,
} from '../../platform/db/repositories/seasons.ts'
import { sha256 } from '../../platform/hashing.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'

/**
 * Returns the current season, or the latest stored one if the clock is behind it. The first call of a month creates the
 * season with a new seed. The hash of the seed is public at once, the seed itself only after the season's end.
 */
export async function currentSeason(
  { clock, ids }: Pick<ServerContext, 'clock' | 'ids'>,
  db: Database,
): Promise<Season> {
  const id = seasonOf(clock.now())
  const last = await lastSeason(db)
  if (last && last.id >= id) return last
  const seed = ids.secret()
  const seedHash = sha256(seed)
  await addSeason(db, { id, seed, seedHash, revealed: false })
  // Another node may have inserted the season first: the stored seed is the valid one.
  const season = await seasonRowOf(db, id)
  if (!season) throw new RequestError('unavailable', 'The season could not be opened.')
  return season
}
