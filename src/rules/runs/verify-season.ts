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
  /** Absent while the season runs: then only chains can be checked. */
  readonly seed?: string | undefined
}

/** The runs and roots of a season, as they are read. */
export interface SeasonSource {
  runs(): AsyncIterable<{ readonly trader: string }>
  events(trader: string): AsyncIterable<RunRecord>
  roots(): AsyncIterable<SeasonRoot>
}

/** The first place where a season is not what its seed makes of it. */
export interface Difference {
  /** The run, or null where it is not about one. */
  readonly trader: string | null
  /** The record of the run, or the tick of a root. */
  readonly seq: number
  readonly sentence: string
}

export interface Verdict {
  /** Null: there is none. */
  readonly difference: Difference | null
  /** How much was checked. */
  readonly runs: number
  readonly records: number
  /** Whether records were recomputed and roots rebuilt, or only chains followed. */
  readonly replayed: boolean
}

export interface VerifyMeans {
  readonly sha256: Sha256
  /** The season's chance that a seed makes. */
  readonly chanceOf: (seed: string) => ChanceAt
}

/** Replays every run of a season from its seed, and rebuilds the roots over them. */
export async function verifySeason(
  season: PublishedSeason,
  source: SeasonSource,
  { sha256, chanceOf }: VerifyMeans,
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
 * Follows the chain of roots; where all events are public, rebuilds each root from the runs. `history` has, by tick, where
 * the runs ended that changed in it.
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
