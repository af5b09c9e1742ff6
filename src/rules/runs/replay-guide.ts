import { RULES } from '../config.ts'
import type { RecordFields } from './read-record.ts'

/** Checks the reward for the first trip with goods: its sum, that it follows a trip, and that it is paid once. */
export class GuideReplay {
  #before: unknown = null
  #isPaid = false

  /** Checks the run's next record. Returns null when it is correct, else a sentence that names the difference. */
  take({ kind, cents }: RecordFields): string | null {
    const before = this.#before
    this.#before = kind
    if (kind !== 'guide_paid') return null
    if (before !== 'travelled') return 'The reward of the first trip follows no trip.'
    if (this.#isPaid) return 'The reward of the first trip is paid twice.'
    this.#isPaid = true
    const due = RULES.guide.rewardCents
    return cents === due
      ? null
      : `The reward of the first trip is ${due} cents, not ${String(cents)}.`
  }
}
