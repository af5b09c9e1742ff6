import type { ChanceAt } from '../market/bias.ts'
import { readFields, type RecordFields } from './read-record.ts'
import { EncounterReplay } from './replay-encounters.ts'
import { FrontReplay } from './replay-fronts.ts'
import { GuideReplay } from './replay-guide.ts'
import { JobReplay } from './replay-jobs.ts'
import { MissionReplay } from './replay-missions.ts'
import { LoanReplay } from './replay-loans.ts'
import { TradeReplay } from './replay-trades.ts'
import { TripReplay } from './replay-trips.ts'
import { emptyRun, hashInput, type RunHead, type RunRecord, type Sha256 } from './run.ts'
import type { SeasonPrices } from './season-prices.ts'

export interface ReplayedSeason {
  /** 'YYYY-MM'. */
  readonly id: string
  /** The published hash of the seed. Every run is chained to it. */
  readonly seedHash: string
  /** What is computed from the seed. Null while the seed is secret: then only the chain is checked. */
  readonly revealed: { readonly prices: SeasonPrices; readonly chance: ChanceAt } | null
}

/** Recomputes a part of a run. */
interface PartReplay {
  take(record: RecordFields): string | null
}

/**
 * Checks a run record by record: its chain, and each trade, trip, encounter, front, job, loan and draw of missions against the
 * seed and the earlier records.
 */
export class RunReplay {
  readonly #season: ReplayedSeason
  readonly #sha256: Sha256
  readonly #parts: readonly PartReplay[]
  #head: RunHead
  #tick = 0

  constructor(season: ReplayedSeason, trader: string, sha256: Sha256) {
    this.#season = season
    this.#sha256 = sha256
    this.#head = emptyRun({ seedHash: season.seedHash, trader }, sha256)
    const { revealed } = season
    this.#parts = revealed
      ? [
          new TradeReplay(revealed.prices),
          new TripReplay(revealed.chance, trader),
          new GuideReplay(),
          new EncounterReplay(revealed.chance, trader),
          new FrontReplay(revealed.chance, trader),
          new JobReplay(revealed.chance, trader),
          new MissionReplay(revealed.chance, trader),
          new LoanReplay(revealed.chance, trader),
        ]
      : []
  }

  /** The end of the checked part, and the tick of its last record. */
  get head(): RunHead & { readonly tick: number } {
    return { ...this.#head, tick: this.#tick }
  }

  /** Checks the next record. Returns null when it is correct, else a sentence that names the difference. */
  take({ seq, body, hash }: RunRecord): string | null {
    const due = this.#head.length + 1
    if (seq !== due) return `Record ${due} is missing.`
    if (this.#sha256(hashInput(this.#head.hash, body)) !== hash) {
      return 'The hash is not that of the record and the hash before it.'
    }
    this.#head = { length: seq, hash }
    return this.#checkBody(body)
  }

  #checkBody(body: string): string | null {
    const record = readFields(body)
    const { season, tick } = record ?? {}
    if (!record || typeof tick !== 'number') return 'The record cannot be read.'
    if (season !== this.#season.id) return `The record is of the season ${String(season)}.`
    if (tick < this.#tick) return `The record is of tick ${tick}, after one of tick ${this.#tick}.`
    this.#tick = tick
    for (const part of this.#parts) {
      const sentence = part.take(record)
      if (sentence !== null) return sentence
    }
    return null
  }
}
