import type { ChanceAt } from '../market/bias.ts'
import type { BoroughName } from '../market/goods.ts'
import { playerChance } from '../season-chance.ts'
import { isStopped } from '../travel/decide.ts'
import type { Travelled } from '../travel/event.ts'
import { tollCents } from '../travel/tolls.ts'
import { boroughIn, isCount, isNumber, type RecordFields } from './read-record.ts'
import { opensEncounter } from './replay-stays.ts'

/** Recomputes the trips of a run: the boroughs, the toll, the draw on arrival and whether the police stop the trader. */
export class TripReplay {
  readonly #chance: ChanceAt
  readonly #trader: string
  #move = 0
  #borough: BoroughName | null = null
  /** The borough of a trip or a watched sale that an encounter must follow. */
  #stoppedIn: BoroughName | null = null

  constructor(chance: ChanceAt, trader: string) {
    this.#chance = chance
    this.#trader = trader
  }

  /** Checks the run's next record. Returns null when it is correct, else a sentence that names the difference. */
  take(record: RecordFields): string | null {
    const { kind, borough } = record
    // The reward of the guide is paid between a trip and its encounter.
    if (kind === 'guide_paid') return null
    const stoppedIn = this.#stoppedIn
    this.#stoppedIn = null
    if (kind === 'encounter_opened') {
      return stoppedIn && borough === stoppedIn
        ? null
        : 'The encounter follows no such trip or sale.'
    }
    if (stoppedIn) return `The encounter in ${stoppedIn} is missing.`
    if (opensEncounter(record)) this.#stoppedIn = boroughIn(borough) ?? null
    if (kind === 'move_spent') return this.#checkMove(record)
    return kind === 'travelled' ? this.#checkTrip(record) : null
  }

  #checkMove({ move }: RecordFields): string | null {
    if (!isCount(move)) return 'The move cannot be read.'
    if (move <= this.#move) return `Move ${move} comes after move ${this.#move}.`
    this.#move = move
    return null
  }

  #checkTrip(record: RecordFields): string | null {
    const trip = readTrip(record)
    if (!trip) return 'The trip cannot be read.'
    const { at, draw, from, move, to, toll_cents: paid } = trip
    if (move !== this.#move) return `The trip is move ${move}, after move ${this.#move}.`
    if (this.#borough && from !== this.#borough) {
      return `The trip begins in ${from}, and the trader is in ${this.#borough}.`
    }
    this.#borough = to
    const toll = tollCents(from, to)
    if (toll !== paid) return `The toll from ${from} to ${to} is ${toll} cents, not ${paid}.`
    const who = { trader: this.#trader, day: at.slice(0, 10), move, purpose: 'arrive' }
    const drawn = playerChance(this.#chance, who)()
    if (drawn !== draw) return `The arrival in ${to} draws ${drawn}, not ${draw}.`
    this.#stoppedIn = isStopped(trip) ? to : null
    return null
  }
}

type CheckedTrip = Pick<Travelled, 'at' | 'draw' | 'from' | 'heat' | 'move' | 'to' | 'toll_cents'>

function readTrip(record: RecordFields): CheckedTrip | null {
  const { at, draw, heat, move, toll_cents } = record
  const [from, to] = [boroughIn(record['from']), boroughIn(record['to'])]
  if (!from || !to || from === to || typeof at !== 'string' || !isNumber(draw)) return null
  if (!isNumber(heat) || !isCount(move) || !isCount(toll_cents)) return null
  return { at, draw, from, heat, move, to, toll_cents }
}
