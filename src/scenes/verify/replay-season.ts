import { concat, sha256, stringToBytes } from 'viem'
import { seedChance } from '#src/lib/chance.ts'
import { type ChanceAt } from '#src/rules/market/bias.ts'
import {
  type PublishedSeason,
  type SeasonSource,
  type Verdict,
  verifySeason,
} from '#src/rules/runs/verify-season.ts'

/** The block size of SHA-256 in bytes, to which HMAC pads its key (RFC 2104). */
const BLOCK_BYTES = 64
const [INNER, OUTER] = [0x36, 0x5c]

/** Replays a season in this page, with the same rules as the server's and hashes computed here. */
export function replaySeason(season: PublishedSeason, source: SeasonSource): Promise<Verdict> {
  const hash = (text: string): string => sha256(stringToBytes(text)).slice(2)
  return verifySeason(season, source, { sha256: hash, chanceOf: seasonChance })
}

/** Returns a season's random numbers by scope: HMAC-SHA-256(seed, scope), as the server draws them. */
function seasonChance(seed: string): ChanceAt {
  const key = stringToBytes(seed)
  const block = new Uint8Array(BLOCK_BYTES)
  block.set(key.length > BLOCK_BYTES ? sha256(key, 'bytes') : key)
  const inner = block.map((byte) => byte ^ INNER)
  const outer = block.map((byte) => byte ^ OUTER)
  return (scope) => {
    const message = sha256(concat([inner, stringToBytes(scope)]), 'bytes')
    const digest = new DataView(sha256(concat([outer, message]), 'bytes').buffer)
    const word = (index: number): number => digest.getUint32(4 * index, true)
    return seedChance([word(0), word(1), word(2), word(3)])
  }
}
