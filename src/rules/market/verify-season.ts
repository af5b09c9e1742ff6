import type { ChanceAt } from './bias.ts'
import { type Difference, Replay } from './replay.ts'
import { chained, type TapeRecord } from './tape.ts'

/** A season as /api/v1/season publishes it. */
export interface PublishedSeason {
  readonly seed_hash: string
  /** Absent while the season runs: then only the chain can be checked. */
  readonly seed?: string | undefined
}

export interface Verdict {
  /** The first place where the tape is not what the seed makes of it; null: there is none. */
  readonly difference: Difference | null
  readonly records: number
  /** Whether prices were recomputed, or the chain alone. */
  readonly replayed: boolean
}

/** What verifying is done with. */
export interface VerifyMeans {
  /** SHA-256 in hex. */
  readonly sha256: (text: string) => string
  /** The market's chance that a seed makes. */
  readonly chanceOf: (seed: string) => ChanceAt
}

/** Replays a season from its seed beside its tape. */
export async function verifySeason(
  { seed, seed_hash: seedHash }: PublishedSeason,
  tape: AsyncIterable<TapeRecord> | Iterable<TapeRecord>,
  means: VerifyMeans,
): Promise<Verdict> {
  const { sha256 } = means
  if (seed !== undefined && sha256(seed) !== seedHash) {
    const sentence = 'The seed is not the one whose hash was published.'
    return { difference: { seq: 0, sentence }, records: 0, replayed: false }
  }
  const take = seed === undefined ? followChain(seedHash, means) : replayFrom(seed, seedHash, means)
  let records = 0
  for await (const record of tape) {
    const difference = take(record)
    if (difference) return { difference, records, replayed: seed !== undefined }
    records += 1
  }
  return { difference: null, records, replayed: seed !== undefined }
}

type Take = (record: TapeRecord) => Difference | null

function replayFrom(seed: string, seedHash: string, { chanceOf, sha256 }: VerifyMeans): Take {
  const replay = new Replay({ chanceAt: chanceOf(seed), seedHash, sha256 })
  return (record) => replay.take(record)
}

function followChain(seedHash: string, { sha256 }: VerifyMeans): Take {
  let [seq, hash] = [0, seedHash]
  return (record) => {
    seq += 1
    if (record.seq !== seq) return { seq: record.seq, sentence: `Record ${seq} is missing.` }
    if (record.hash !== sha256(chained(hash, record.body))) {
      return { seq, sentence: 'The hash is not that of the record and the hash before it.' }
    }
    hash = record.hash
    return null
  }
}
