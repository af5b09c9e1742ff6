import { dayOf, daysBetween } from '../calendar.ts'
import { RULES, SHARK_POLICIES } from '../config.ts'
import { type AdvanceLent, toAdvance } from '../favours/ask.ts'
import { dayLateAt } from '../loans/due.ts'
import { lateDays } from '../lateness.ts'
import { potPartOfRepayment } from '../ledger.ts'
import { daysLate, dueAfter, dueAfterMercy, interest, owedAt, statusOf } from '../loans.ts'
import type {
  InterestAccrued,
  LoanDayLate,
  LoanStatusChanged,
  LoanTaken,
  PledgeSold,
  WordSent,
} from '../loans/event.ts'
import { toLoan } from '../loans/evolve.ts'
import type { LoanExtended } from '../loans/extend.ts'
import { wordPurpose } from '../loans/settlement.ts'
import type { ChanceAt } from '../market/bias.ts'
import type { SheetLoan } from '../player/sheet.ts'
import { playerChance } from '../season-chance.ts'
import { hearsayArrivesAt } from '../sharks/hearsay.ts'
import { meritsOf } from '../sharks/settle.ts'
import { type EventOfLoan, isOfLoan, readLoanEvent } from './read-loan-event.ts'
import type { RecordFields } from './read-record.ts'

/** A record of a loan that is known, and the loan before it. */
interface Recorded<event> {
  readonly loan: SheetLoan
  readonly event: event
  readonly now: Date
}

/** A sentence that names a difference, or the loan after the record. */
type Checked = SheetLoan | string

/**
 * Recomputes the loans of a run: terms within the sharks' policies, interest, lateness, payments and hearsay. A loan
 * that was taken in an earlier season is not known, and its records are not checked.
 */
export class LoanReplay {
  readonly #chance: ChanceAt
  readonly #trader: string
  readonly #loans = new Map<string, SheetLoan>()

  constructor(chance: ChanceAt, trader: string) {
    this.#chance = chance
    this.#trader = trader
  }

  /** Checks the run's next record. Returns null when it is correct, else a sentence that names the difference. */
  take(record: RecordFields): string | null {
    const { kind } = record
    if (!isOfLoan(kind)) return null
    const event = readLoanEvent(kind, record)
    if (!event) return 'The record of a loan cannot be read.'
    if (event.kind === 'word_sent') return this.#checkWord(event)
    const loan = this.#loans.get(event.loan)
    const checked = isNew(event) ? checkNew(event) : loan && check(loan, event)
    if (typeof checked === 'string') return checked
    if (checked) this.#loans.set(checked.id, checked)
    return null
  }

  #checkWord({ at, id, move, arrives_at: arrives }: WordSent): string | null {
    const draw = { trader: this.#trader, day: at.slice(0, 10), move, purpose: wordPurpose(id) }
    const due = hearsayArrivesAt(playerChance(this.#chance, draw), new Date(at)).toISOString()
    return due === arrives ? null : `The hearsay arrives at ${due}, not at ${arrives}.`
  }
}

type NewLoan = AdvanceLent | LoanTaken

function isNew(event: EventOfLoan): event is NewLoan {
  return event.kind === 'loan_taken' || event.kind === 'advance_lent'
}

function checkNew(event: NewLoan): Checked {
  if (event.kind === 'loan_taken') {
    return isWithinPolicy(event) ? toLoan(event) : 'The shark does not lend on such terms.'
  }
  const { advanceCents, advanceDays } = RULES.favours
  const loan = toAdvance(event)
  const dueAt = dueAfter(loan.takenAt, advanceDays)
  const isRight = event.cents === advanceCents && isSame(loan.dueAt, dueAt)
  return isRight ? loan : 'The advance has other terms.'
}

/** Whether a shark's policy allows the sum, the rate and the days of a loan. */
function isWithinPolicy({ at, shark, due_at, principal_cents, daily_rate }: LoanTaken): boolean {
  const { minCents, maxCents, dailyRate, floorRate, days, extraDays } = SHARK_POLICIES[shark]
  if (principal_cents < minCents || principal_cents > maxCents) return false
  if (daily_rate < floorRate || daily_rate > dailyRate) return false
  const lent = daysBetween(at.slice(0, 10), due_at.slice(0, 10))
  const isWhole = isSame(dueAfter(new Date(at), lent), new Date(due_at))
  return isWhole && lent >= 1 && lent <= days + extraDays
}

function check(loan: SheetLoan, event: Exclude<EventOfLoan, NewLoan | WordSent>): Checked {
  const now = new Date(event.at)
  switch (event.kind) {
    case 'interest_accrued':
      return checkInterest({ loan, event, now })
    case 'loan_status_changed':
      return checkStatus({ loan, event, now })
    case 'loan_day_late':
      return checkDayLate({ loan, event, now })
    case 'collector_sent':
      return event.price_cents <= owedAt(loan, now) ? loan : 'The collector asks for too much.'
    case 'pledge_sold':
      return checkPledge({ loan, event, now })
    case 'loan_extended':
      return checkExtension({ loan, event, now })
    case 'loan_worked_off':
      return checkPayment({ loan, event: { ...event, pot_cents: null }, now })
    case 'sale_shared':
      return event.share === 'skim' ? checkPayment({ loan, event, now }) : loan
    case 'collector_paid':
      return checkPayment({ loan, event, now })
    case 'loan_repaid': {
      const { reputation, xp } = meritsOf(loan, event.is_paid, now)
      if (reputation !== event.reputation_by || xp !== event.xp) {
        return `The payment brings a reputation of ${reputation} and ${xp} xp.`
      }
      return checkPayment({ loan, event, now })
    }
  }
}

function checkInterest({ loan, event, now }: Recorded<InterestAccrued>): Checked {
  const { principalCents, dailyRate, takenAt, accruedCents } = loan
  const number = daysBetween(dayOf(takenAt), event.day) + 1
  const before = interest(principalCents, dailyRate, number - 1)
  const cents = interest(principalCents, dailyRate, number) - before
  const isNext = number >= 1 && before === accruedCents && event.day <= dayOf(now)
  if (!isNext) return `The interest of ${event.day} is not the next one.`
  if (cents !== event.cents) {
    return `The interest of ${event.day} is ${cents} cents, not ${event.cents}.`
  }
  return { ...loan, accruedCents: accruedCents + cents }
}

function checkStatus({ loan, event, now }: Recorded<LoanStatusChanged>): Checked {
  const status = statusOf(loan, now)
  // The status was decided in the order of time: a loan that is owned by now was late before.
  const wasLate = status === 'owned' && event.status === 'late' && loan.status === 'open'
  return status === event.status || wasLate
    ? { ...loan, status: event.status }
    : `The loan is ${status}, not ${event.status}.`
}

function checkDayLate({ loan, event, now }: Recorded<LoanDayLate>): Checked {
  const [next] = lateDays(loan.shark, loan.lateDaySeen, daysLate(loan, now))
  if (next?.day !== event.day) return `The loan is not late for day ${event.day}.`
  const sumOf = (kind: 'heat' | 'reputation'): number =>
    next.consequences.reduce((sum, one) => sum + (one.kind === kind ? one.by : 0), 0)
  const isWarned = next.consequences.some(({ kind }) => kind === 'warning')
  const isRight =
    isWarned === event.is_warned &&
    sumOf('heat') === event.heat_by &&
    sumOf('reputation') === event.reputation_by &&
    owedAt(loan, dayLateAt(loan, event.day)) === event.owed_cents
  return isRight
    ? { ...loan, lateDaySeen: event.day }
    : `Day ${event.day} late has other consequences.`
}

function checkPledge({ loan, event }: Recorded<PledgeSold>): Checked {
  const { security } = loan
  if (security?.kind !== 'goods') return 'The loan has no pledge.'
  const owedCents = owedAt(loan, dayLateAt(loan, loan.lateDaySeen))
  const cents = Math.min(security.worthCents, owedCents)
  const isRight = cents === event.cents && event.is_paid === (cents === owedCents)
  if (!isRight) return `The pledge brings ${cents} cents, not ${event.cents}.`
  return { ...pay(loan, cents, event.is_paid), security: null }
}

function checkExtension({ loan, event, now }: Recorded<LoanExtended>): Checked {
  const dueAt = new Date(event.due_at)
  const isRight = [RULES.favours.extensionDays, SHARK_POLICIES[loan.shark].mercyDays].some((days) =>
    isSame(dueAfterMercy(loan.dueAt, days, now), dueAt),
  )
  const status = statusOf({ ...loan, dueAt }, now)
  if (!isRight || status !== event.status) return 'The loan is extended to another day.'
  return { ...loan, dueAt, status, lateDaySeen: 0 }
}

function checkPayment({
  loan,
  event,
  now,
}: Recorded<{
  readonly cents: number
  readonly is_paid: boolean
  /** Null for a payment that has none. */
  readonly pot_cents: number | null
}>): Checked {
  const { cents, is_paid: isPaid, pot_cents: potCents } = event
  const owedCents = owedAt(loan, now)
  if (cents > owedCents) return `The loan owes ${owedCents} cents, and ${cents} are paid.`
  if (isPaid !== (cents === owedCents)) return `The loan owes ${owedCents} cents.`
  const part = potPartOfRepayment(loan, cents)
  if (potCents !== null && potCents !== part) {
    return `The payment brings the pot ${part} cents, not ${potCents}.`
  }
  return pay(loan, cents, isPaid)
}

function pay(loan: SheetLoan, cents: number, isPaid: boolean): SheetLoan {
  const repaidCents = loan.repaidCents + cents
  return { ...loan, repaidCents, status: isPaid ? 'paid' : loan.status }
}

function isSame(one: Date, other: Date): boolean {
  return one.getTime() === other.getTime()
}
