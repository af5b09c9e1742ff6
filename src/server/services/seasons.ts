import { seasonOf } from '#src/rules/calendar.ts'
import type { Database } from '../db/database.ts'
import { addSeason, lastSeason, type Season, seasonRowOf } from '../db/repositories/seasons.ts'
import { sha256 } from '../hashing.ts'
import { RequestError } from '../http/request-error.ts'
import type { Means } from './means.ts'

/**
 * The season that is now; a clock that jumps back finds the latest. Its seed is drawn when it is first asked for; the
 * seed's hash can be published at once, the seed only at its end.
 */
export async function currentSeason(
  { clock, ids }: Pick<Means, 'clock' | 'ids'>,
  db: Database,
): Promise<Season> {
  const id = seasonOf(clock.now())
  const last = await lastSeason(db)
  if (last && last.id >= id) return last
  const seed = ids.secret()
  const seedHash = sha256(seed)
  await addSeason(db, { id, seed, seedHash, revealed: false })
  // A rival may have been first: what the table holds is the season's seed.
  const season = await seasonRowOf(db, id)
  if (!season) throw new RequestError('unavailable', 'The season could not be opened.')
  return season
}
