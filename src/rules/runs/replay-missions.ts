import type { ChanceAt } from '../market/bias.ts'
import { drawDay } from '../missions/draw.ts'
import { boroughIn, isCount, isNumber, type RecordFields } from './read-record.ts'

/** Recomputes the missions of each day of a run from what their draw depends on. */
export class MissionReplay {
  readonly #chance: ChanceAt
  readonly #trader: string

  constructor(chance: ChanceAt, trader: string) {
    this.#chance = chance
    this.#trader = trader
  }

  /** Checks the run's next record. Returns null when it is correct, else a sentence that names the difference. */
  take(record: RecordFields): string | null {
    if (record['kind'] !== 'missions_drawn') return null
    const { at, day, level, reputation, has_loan, missions } = record
    const borough = boroughIn(record['borough'])
    const isReadable = isCount(level) && isNumber(reputation) && Array.isArray(missions)
    if (!isReadable || !borough || typeof has_loan !== 'boolean' || typeof day !== 'string') {
      return 'The missions cannot be read.'
    }
    if (typeof at !== 'string' || at.slice(0, 10) !== day) {
      return `The missions of ${day} were drawn on another day.`
    }
    const inputs = { day, level, reputation, has_loan, borough }
    const drawn = JSON.stringify(drawDay(this.#chance, this.#trader, inputs))
    const stored = JSON.stringify(missions.map((one: { mission?: unknown }) => one?.mission))
    return drawn === stored ? null : `The missions of ${day} are not those that the seed draws.`
  }
}
