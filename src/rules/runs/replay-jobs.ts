import { drawJob } from '../jobs/draw-job.ts'
import { inHandOf } from '../jobs/job.ts'
import type { ChanceAt } from '../market/bias.ts'
import { playerChance } from '../season-chance.ts'
import { isCount, type RecordFields } from './read-record.ts'

/** Recomputes the jobs of a run from the move and the level. */
export class JobReplay {
  readonly #chance: ChanceAt
  readonly #trader: string

  constructor(chance: ChanceAt, trader: string) {
    this.#chance = chance
    this.#trader = trader
  }

  /** Checks the run's next record. Returns null when it is correct, else a sentence that names the difference. */
  take({
    kind,
    at,
    move,
    level,
    title,
    pay_cents: paid,
    hand_cents: hand,
  }: RecordFields): string | null {
    if (kind !== 'job_done') return null
    if (typeof at !== 'string' || !isCount(move) || !isCount(level))
      return 'The job cannot be read.'
    const draw = { trader: this.#trader, day: at.slice(0, 10), move, purpose: 'job' }
    const job = drawJob(playerChance(this.#chance, draw), level)
    const isSplit = hand === job.payCents || hand === inHandOf(job.payCents)
    if (job.title === title && job.payCents === paid && isSplit) return null
    return `The job of move ${move} pays ${job.payCents} cents, not ${String(paid)}.`
  }
}
