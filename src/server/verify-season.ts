import {
  type PublishedSeason,
  type SeasonSource,
  type Verdict,
  verifySeason as verify,
} from '#src/rules/runs/verify-season.ts'
import { seasonChance } from './platform/chance.ts'
import { sha256 } from './platform/hashing.ts'

/** Replays the runs of a season with Node's hash functions, for `npm run verify`. */
export function verifySeason(season: PublishedSeason, source: SeasonSource): Promise<Verdict> {
  return verify(season, source, { sha256: (text) => sha256(text), chanceOf: seasonChance })
}
