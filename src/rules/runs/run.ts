import type { PlayerEvent } from '../player/event.ts'

/** SHA-256 of a text, in hex. */
export type Sha256 = (text: string) => string

/** One event of a run as it is published: its stored text, and its place in the run's hash chain. */
export interface RunRecord {
  /** 1, 2, 3 … */
  readonly seq: number
  /** The event as JSON, as it was hashed. */
  readonly body: string
  /** SHA-256 in hex of the hash before, a line break and the body. */
  readonly hash: string
}

/** Where a run ends. */
export interface RunHead {
  readonly length: number
  /** The last record's hash; of an empty run the one that its first record is chained to. */
  readonly hash: string
}

/** The start of a run: no records, chained to the hash of the season's seed and the trader's name. */
export function emptyRun(season: { seedHash: string; trader: string }, sha256: Sha256): RunHead {
  return { length: 0, hash: sha256(`${season.seedHash}\n${season.trader}`) }
}

/** Chains events to the end of a run. */
export function extendRun(
  head: RunHead,
  events: readonly PlayerEvent[],
  sha256: Sha256,
): readonly (RunRecord & { readonly event: PlayerEvent })[] {
  let { length, hash } = head
  return events.map((event) => {
    const body = JSON.stringify(event)
    length += 1
    hash = sha256(chained(hash, body))
    return { seq: length, body, hash, event }
  })
}

/** What is hashed for a record. */
export function chained(hashBefore: string, body: string): string {
  return `${hashBefore}\n${body}`
}
