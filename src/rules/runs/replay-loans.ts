import { dayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { type AdvanceLent, toAdvance } from '../favours/ask.ts'
import { afterErrand, drawErrand } from '../loans/errands.ts'
import type { LoanTaken, WordSent } from '../loans/event.ts'
import { toLoan } from '../loans/evolve.ts'
import { dueAfter } from '../loans.ts'
import { wordPurpose } from '../loans/settlement.ts'
import type { ChanceAt } from '../market/bias.ts'
import type { SheetLoan } from '../player/sheet.ts'
import { playerChance } from '../season-chance.ts'
import { hearsayArrivesAt } from '../sharks/hearsay.ts'
import { checkKnown } from './check-loan.ts'
import { areOpeningTerms, areSharksTerms } from './check-terms.ts'
import { type EventOfLoan, isOfLoan, readLoanEvent } from './read-loan-event.ts'
import type { RecordFields } from './read-record.ts'

/** A sentence that names a difference, or the loan after the record. */
type Checked = SheetLoan | string

/**
 * Recomputes the loans of a run: terms within the sharks' policies, interest, late days, errands, payments and hearsay. A
 * loan that was taken in an earlier season is not known, and its records are not checked.
 */
export class LoanReplay {
  readonly #chance: ChanceAt
  readonly #trader: string
  readonly #loans = new Map<string, SheetLoan>()
  /** Whether a record was taken. Only the first one can be the opening debt. */
  #hasBegun = false

  constructor(chance: ChanceAt, trader: string) {
    this.#chance = chance
    this.#trader = trader
  }

  /** Checks the run's next record. Returns null when it is correct, else a sentence that names the difference. */
  take(record: RecordFields): string | null {
    const isFirst = !this.#hasBegun
    this.#hasBegun = true
    const { kind } = record
    if (!isOfLoan(kind)) return null
    const event = readLoanEvent(kind, record)
    if (!event) return 'The record of a loan cannot be read.'
    if (event.kind === 'word_sent') return this.#checkWord(event)
    const checked = this.#check(event, isFirst)
    if (typeof checked === 'string') return checked
    if (checked) this.#loans.set(checked.id, checked)
    return null
  }

  #check(event: Exclude<EventOfLoan, WordSent>, isFirst: boolean): Checked | undefined {
    if (event.kind === 'loan_taken') return checkTaken(event, isFirst)
    if (event.kind === 'advance_lent') return checkAdvance(event)
    const loan = this.#loans.get(event.loan)
    if (!loan) return undefined
    if (event.kind !== 'errand_given') return checkKnown(loan, event)
    const { day } = event
    const borough = drawErrand(this.#chance, { trader: this.#trader, day, loan: loan.id })
    if (borough !== event.borough) return `The errand of ${day} is in ${borough}.`
    return afterErrand(loan, event)
  }

  #checkWord({ at, id, move, arrives_at: arrives }: WordSent): string | null {
    const draw = { trader: this.#trader, day: dayOf(new Date(at)), move, purpose: wordPurpose(id) }
    const due = hearsayArrivesAt(playerChance(this.#chance, draw), new Date(at)).toISOString()
    return due === arrives ? null : `The hearsay arrives at ${due}, not at ${arrives}.`
  }
}

function checkTaken(event: LoanTaken, isFirst: boolean): Checked {
  const isRight = event.is_opening ? isFirst && areOpeningTerms(event) : areSharksTerms(event)
  return isRight ? toLoan(event) : 'The shark does not lend on such terms.'
}

function checkAdvance(event: AdvanceLent): Checked {
  const { advanceCents, advanceDays } = RULES.favours
  const loan = toAdvance(event)
  const isDue = loan.dueAt.getTime() === dueAfter(loan.takenAt, advanceDays).getTime()
  return event.cents === advanceCents && isDue ? loan : 'The advance has other terms.'
}
