import { readFileSync } from 'node:fs'

/** What a message needs before it: an open offer, a debt, a late debt, or a reply that it takes up. */
export type Place = 'offer' | 'debt' | 'late' | 'reply'

/** A message of the inventory that talks are drawn from. The fields are described in `tests/corpus/README.md`. */
export interface Message {
  readonly text: string
  /** Absent: fits everywhere. */
  readonly at?: Place
  /** A pattern of the reply that the message takes up; absent for any reply. */
  readonly after?: string
  readonly part: number
}

const FILE = new URL('../../../corpus/messages.jsonl', import.meta.url)

/** Reads the inventory in the order of its file. */
export function readMessages(): readonly Message[] {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line): Message => JSON.parse(line))
}
