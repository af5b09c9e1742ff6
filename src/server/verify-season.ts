import type { TapeRecord } from '#src/rules/market/tape.ts'
import {
  type PublishedSeason,
  type Verdict,
  verifySeason as verify,
} from '#src/rules/market/verify-season.ts'
import { sha256 } from './hashing.ts'
import { marketChance } from './services/market/market-chance.ts'

/** Replays a season from its seed beside its tape, with what Node hashes with: what `npm run verify` runs. */
export function verifySeason(
  season: PublishedSeason,
  tape: AsyncIterable<TapeRecord> | Iterable<TapeRecord>,
): Promise<Verdict> {
  return verify(season, tape, { sha256, chanceOf: marketChance })
}
