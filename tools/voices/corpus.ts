import { readFileSync } from 'node:fs'
import type { UtteranceKind } from '#src/rules/sharks/hearing/kinds.ts'
import type { Hearing } from '#src/rules/sharks/hear.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'

/** One labelled message. The fields are described in `tests/corpus/README.md`. */
export interface Utterance {
  readonly text: string
  readonly lang: string
  readonly intent: UtteranceKind
  readonly at?: 'offer' | 'debt'
  /** Dollars. */
  readonly amount?: number
  readonly days?: number
  readonly rate?: number
  readonly subject?: Shark
  readonly set: 'tuning' | 'held-out'
}

const FILE = new URL('../../tests/corpus/utterances.jsonl', import.meta.url)

/** Reads the corpus in the order of its file. */
export function readCorpus(): readonly Utterance[] {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line): Utterance => JSON.parse(line))
}

/** A Wednesday, so that weekdays have fixed figures. */
const SENT_AT = new Date('1985-06-19T12:00:00.000Z')

/** What can be answered when a message of the corpus is sent. */
export function hearingAt(at: Utterance['at']): Hearing {
  if (at === 'offer') {
    const openTerms = { kind: 'loan', principalCents: 100_000, dailyRate: 0.1, days: 3 } as const
    return { openTerms, owes: false, now: SENT_AT }
  }
  if (at === 'debt') {
    const openTerms = { kind: 'repay', loanId: 'loan', amountCents: 50_000 } as const
    return { openTerms, owes: true, now: SENT_AT }
  }
  return { openTerms: null, owes: false, now: SENT_AT }
}
