import { ENCOUNTER_CHOICES, type EncounterKind, settleEncounter } from '../encounters/encounter.ts'
import type { EncounterSettled } from '../encounters/event.ts'
import type { ChanceAt } from '../market/bias.ts'
import type { PlayerEvent } from '../player/event.ts'
import { playerChance } from '../season-chance.ts'
import { boroughIn, isCount, isNumber, type RecordFields } from './read-record.ts'

const KINDS: readonly EncounterKind[] = ['police']
/** The events that an open encounter does not prevent: what falls due by time, talk, purchases, names and a merge. */
const KINDS_AT_ANY_TIME: readonly string[] = [
  'day_begun',
  'errand_given',
  'errand_missed',
  'front_paid',
  'interest_accrued',
  'kicked_up',
  'loan_cleared',
  'loan_day_late',
  'loan_worked_off',
  'messages_bought',
  'messages_received',
  'missions_drawn',
  'moves_returned',
  'name_chosen',
  'nights_passed',
  'payment_voided',
  'player_merged',
  'pledge_sold',
  'pot_paid',
  'relation_moved',
  'streak_counted',
  'turn_opened',
  'words_forgotten',
] satisfies PlayerEvent['kind'][]

/** Recomputes the outcomes of the encounters of a run from the choice, the draw and the odds. */
export class EncounterReplay {
  readonly #chance: ChanceAt
  readonly #trader: string
  /** The id of the encounter that must be settled next. */
  #open: unknown = null
  /** Whether an encounter of the season before can still be settled. */
  #isBefore = true

  constructor(chance: ChanceAt, trader: string) {
    this.#chance = chance
    this.#trader = trader
  }

  /** Checks the run's next record. Returns null when it is correct, else a sentence that names the difference. */
  take(record: RecordFields): string | null {
    const { kind, id } = record
    if (typeof kind === 'string' && KINDS_AT_ANY_TIME.includes(kind)) return null
    const isBefore = this.#isBefore
    this.#isBefore = false
    if (kind === 'encounter_settled') return this.#checkSettled(record, isBefore)
    if (this.#open !== null) return 'The encounter is not settled.'
    if (kind === 'encounter_opened') this.#open = id
    return null
  }

  #checkSettled(record: RecordFields, isBefore: boolean): string | null {
    const settled = readSettled(record)
    if (!settled) return 'The encounter cannot be read.'
    const { at, choice, draw, id, move } = settled
    const isOpen = this.#open === null ? isBefore : this.#open === id
    if (!isOpen) return 'No such encounter is open.'
    this.#open = null
    const purpose = `encounter|${id}|${choice}`
    const who = { trader: this.#trader, day: at.slice(0, 10), move, purpose }
    const drawn = playerChance(this.#chance, who)()
    if (drawn !== draw) return `The choice ${choice} draws ${drawn}, not ${draw}.`
    return isOutcome(settled) ? null : `The choice ${choice} ends in another way.`
  }
}

type CheckedEnd = Omit<
  EncounterSettled,
  'cash_cents' | 'kind' | 'lost_goods' | 'season' | 'tick' | 'v'
>

/** Whether the success and the heat follow from the choice and the draw. */
function isOutcome(settled: CheckedEnd): boolean {
  const { borough, by, choice, draw, level, reputation } = settled
  const encounter = { kind: by, borough, priceCents: 0 }
  const stopped = { cashCents: 0, goods: {}, reputation, level }
  const outcome = settleEncounter(encounter, stopped, choice, () => draw)
  return outcome.success === settled.success && outcome.heat === settled.heat_by
}

function readSettled(record: RecordFields): CheckedEnd | null {
  const { at, draw, heat_by, id, level, move, reputation, success } = record
  const borough = boroughIn(record['borough'])
  const by = KINDS.find((kind) => kind === record['by'])
  const choice = ENCOUNTER_CHOICES.find((known) => known === record['choice'])
  if (!borough || !by || !choice || typeof at !== 'string' || typeof id !== 'string') return null
  if (!isCount(level) || !isCount(move) || typeof success !== 'boolean') return null
  if (!isNumber(draw) || !isNumber(heat_by) || !isNumber(reputation)) return null
  return {
    ...{ at, borough, by, choice, draw, heat_by, id },
    ...{ level, move, reputation, success },
  }
}
