import type { ChanceAt } from '../market/bias.ts'
import { marketChance } from '../season-chance.ts'
import { type ReplayedSeason, RunReplay } from './replay-run.ts'
import { type RunLeaf, rootOf, type SeasonRoot } from './roots.ts'
import type { RunRecord, Sha256 } from './run.ts'
import { SeasonPrices } from './season-prices.ts'

/** A season as /api/v1/season publishes it. */
export interface PublishedSeason {
  readonly id: string
  readonly seed_hash: string
  /** Absent while the season runs: then only the chains can be checked. */
  readonly seed?: string | undefined
}

/** Reads the runs and roots of a season. */
export interface SeasonSource {
  runs(): AsyncIterable<{ readonly trader: string }>
  events(trader: string): AsyncIterable<RunRecord>
  roots(): AsyncIterable<SeasonRoot>
}

/** The first record or root of a season that differs from the recomputed one. */
export interface Difference {
  /** The run, or null when the difference is not in a run. */
  readonly trader: string | null
  /** The number of the record, or the tick of the root. */
  readonly seq: number
  readonly sentence: string
}

export interface Verdict {
  /** Null when there is none. */
  readonly difference: Difference | null
  /** How much was checked. */
  readonly runs: number
  readonly records: number
  /** Whether records and roots were recomputed. Otherwise only the chains were checked. */
  readonly replayed: boolean
}

export interface VerifyDependencies {
  readonly sha256: Sha256
  /** Returns the season's chance from a seed. */
  readonly chanceOf: (seed: string) => ChanceAt
}

/** Replays every run of a season from its seed, and recomputes the roots over them. */
export async function verifySeason(
  season: PublishedSeason,
  source: SeasonSource,
  { sha256, chanceOf }: VerifyDependencies,
): Promise<Verdict> {
  const { id, seed, seed_hash: seedHash } = season
  const replayed = seed !== undefined
  if (replayed && sha256(seed) !== seedHash) {
    const sentence = 'The seed is not the one whose hash was published.'
    return {
      difference: { trader: null, seq: 0, sentence },
      runs: 0,
      records: 0,
      replayed: false,
    }
  }
  const replayedSeason: ReplayedSeason = {
    id,
    seedHash,
    revealed: replayed ? reveal(chanceOf(seed), id) : null,
  }
  const count = { runs: 0, records: 0 }
  const history = new Map<number, RunLeaf[]>()
  for await (const { trader } of source.runs()) {
    const run = new RunReplay(replayedSeason, trader, sha256)
    const ends = new Map<number, RunLeaf>()
    for await (const record of source.events(trader)) {
      const sentence = run.take(record)
      if (sentence !== null) {
        return { difference: { trader, seq: record.seq, sentence }, ...count, replayed }
      }
      count.records += 1
      const { tick, length, hash } = run.head
      ends.set(tick, { trader, length, hash })
    }
    for (const [tick, leaf] of ends) history.set(tick, [...(history.get(tick) ?? []), leaf])
    count.runs += 1
  }
  const difference = await checkRoots(replayedSeason, { source, history }, sha256)
  return { difference, ...count, replayed }
}

function reveal(chance: ChanceAt, season: string): NonNullable<ReplayedSeason['revealed']> {
  return { prices: new SeasonPrices(marketChance(chance), season), chance }
}

/**
 * Checks the chain of roots, and recomputes each root when the prices are known. `history` has, by tick, the ends of the runs
 * that changed in it.
 */
async function checkRoots(
  { seedHash, revealed }: ReplayedSeason,
  { source, history }: { source: SeasonSource; history: ReadonlyMap<number, readonly RunLeaf[]> },
  sha256: Sha256,
): Promise<Difference | null> {
  const changed = [...history.keys()].toSorted((one, other) => one - other)
  const leaves = new Map<string, RunLeaf>()
  let before = seedHash
  for await (const { tick, root, chain } of source.roots()) {
    for (const at of changed.splice(0, changed.filter((known) => known <= tick).length)) {
      for (const leaf of history.get(at) ?? []) leaves.set(leaf.trader, leaf)
    }
    const expected = rootOf({ tick, leaves: [...leaves.values()], before }, sha256)
    if (revealed && expected.root !== root) {
      return { trader: null, seq: tick, sentence: 'The root is not that of the runs.' }
    }
    if (sha256(`${before}\n${tick}\n${root}`) !== chain) {
      return { trader: null, seq: tick, sentence: 'The root is not chained to the one before.' }
    }
    before = chain
  }
  return null
}
