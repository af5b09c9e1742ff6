import type { PlayerEvent } from '../player/event.ts'

/** Returns the SHA-256 of a text in hex. */
export type Sha256 = (text: string) => string

/** One event of a run as it is published: its stored text and its place in the hash chain. */
export interface RunRecord {
  /** 1, 2, 3 … */
  readonly seq: number
  /** The JSON of the event, exactly as hashed. */
  readonly body: string
  /** SHA-256 in hex of the previous hash and the body, separated by a line break. */
  readonly hash: string
}

/** The end of a run. */
export interface RunHead {
  readonly length: number
  /** The hash of the last record. In an empty run, the hash that the first record is chained to. */
  readonly hash: string
}

/** Returns a run without records, chained to the hash of the season's seed and the trader's name. */
export function emptyRun(season: { seedHash: string; trader: string }, sha256: Sha256): RunHead {
  return { length: 0, hash: sha256(`${season.seedHash}\n${season.trader}`) }
}

/** Returns events as records, chained to the end of a run. */
export function extendRun(
  head: RunHead,
  events: readonly PlayerEvent[],
  sha256: Sha256,
): readonly (RunRecord & { readonly event: PlayerEvent })[] {
  let { length, hash } = head
  return events.map((event) => {
    const body = JSON.stringify(event)
    length += 1
    hash = sha256(hashInput(hash, body))
    return { seq: length, body, hash, event }
  })
}

/** Returns the text that is hashed for a record. */
export function hashInput(hashBefore: string, body: string): string {
  return `${hashBefore}\n${body}`
}
