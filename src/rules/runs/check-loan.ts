import { RULES, SHARK_POLICIES } from '../config.ts'
import type { AdvanceLent } from '../favours/ask.ts'
import { creditOf, lateDay } from '../lateness.ts'
import { potPartOfRepayment } from '../ledger.ts'
import { weightOf } from '../loans/clear.ts'
import { afterErrand, missedCents } from '../loans/errands.ts'
import type { ErrandGiven, ErrandMissed } from '../loans/errand-event.ts'
import type {
  InterestAccrued,
  LoanCleared,
  LoanDayLate,
  LoanTaken,
  LoanWorkedOff,
  PledgeSold,
  WordSent,
} from '../loans/event.ts'
import { afterExtension, type LoanExtended, withMoreTime } from '../loans/extend.ts'
import { bookInterest, interestAt, lateDayAt, nextInterestDay, owedOf } from '../loans.ts'
import type { SheetLoan } from '../player/sheet.ts'
import { creditOfSkim } from '../trade/sale-shares.ts'
import type { SaleShared } from '../trade/event.ts'
import type { EventOfLoan } from './read-loan-event.ts'

/** A sentence that names a difference, or the loan after the record. */
type Checked = SheetLoan | string
type OfKnown = Exclude<EventOfLoan, AdvanceLent | ErrandGiven | LoanTaken | WordSent>

/** Checks a record of a loan that is known. */
export function checkKnown(loan: SheetLoan, event: OfKnown): Checked {
  switch (event.kind) {
    case 'interest_accrued':
      return checkInterest(loan, event)
    case 'loan_day_late':
      return checkDayLate(loan, event)
    case 'loan_worked_off':
      return checkWork(loan, event)
    case 'loan_cleared':
      return checkClearing(loan, event)
    case 'errand_done':
      return afterErrand(loan, event)
    case 'errand_missed':
      return checkMissed(loan, event)
    case 'pledge_sold':
      return checkPledge(loan, event)
    case 'loan_extended':
      return checkExtension(loan, event)
    case 'sale_shared':
      return checkShare(loan, event)
    case 'loan_repaid':
      return checkPayment(loan, event)
  }
}

function checkInterest(loan: SheetLoan, event: InterestAccrued): Checked {
  const { day } = event
  const next = nextInterestDay(loan)
  const began = next?.at.toISOString()
  const isNext = next?.number === day && began === event.began_at && began <= event.at
  if (!isNext) return `Day ${day} of interest is not the next one.`
  const cents = interestAt(loan, next.at)
  if (cents !== event.cents)
    return `The interest of day ${day} is ${cents} cents, not ${event.cents}.`
  return bookInterest(loan, { number: day, cents })
}

function checkDayLate(loan: SheetLoan, event: LoanDayLate): Checked {
  const { at, day, began_at: began } = event
  const due = lateDayAt(loan, loan.lateDaySeen + 1).toISOString()
  if (loan.lateDaySeen + 1 !== day || began !== due || began > at) {
    return `The loan is not late for day ${day}.`
  }
  // Only the least reputation is unknown: it softens the last losses.
  const costs = lateDay(day, 1)
  const isHeld = loan.heldUntil !== null && began < loan.heldUntil.toISOString()
  const owedCents = owedOf(loan)
  const creditCents = creditOf(event.goods_taken)
  const goodsCents = Math.min(owedCents, creditCents)
  const mayTakeCash = !isHeld && costs.cashPercent > 0
  const isRight =
    owedCents === event.owed_cents &&
    costs.heat === event.heat_by &&
    event.reputation_by >= costs.reputation &&
    (event.reputation_by === costs.reputation || day > RULES.late.owned.fromDay) &&
    costs.isOwned === event.is_owned &&
    isHeld === event.is_held &&
    goodsCents === event.goods_cents &&
    creditCents - goodsCents === event.change_cents &&
    (mayTakeCash || event.cash_cents === 0) &&
    goodsCents + event.cash_cents <= owedCents
  if (!isRight) return `Day ${day} late has other consequences.`
  const after = pay(loan, event.goods_cents + event.cash_cents)
  return { ...after, lateDaySeen: day, status: costs.isOwned ? 'owned' : 'late' }
}

function checkWork(loan: SheetLoan, { cents, work }: LoanWorkedOff): Checked {
  const mostCents = work === 'move' ? RULES.late.owned.moveCents : cents
  const isRight = loan.status === 'owned' && cents === Math.min(owedOf(loan), mostCents)
  return isRight ? pay(loan, cents) : `The work does not pay ${cents} cents.`
}

function checkClearing(loan: SheetLoan, event: LoanCleared): Checked {
  const owedCents = owedOf(loan)
  if (owedCents > 0) return `The loan owes ${owedCents} cents.`
  const wasLate = loan.lateDaySeen > 0
  const weight = wasLate ? 0 : weightOf(loan, new Date(event.at))
  const most = Number((RULES.reputation.repaidInTime * weight).toFixed(4))
  const xp =
    !wasLate && (loan.isOpening || weight > RULES.xp.repaidFrom) ? RULES.xp.repaidInTime : 0
  const isRight =
    event.was_late === wasLate &&
    event.is_opening === loan.isOpening &&
    (event.closed_until !== null) === wasLate &&
    event.reputation_by >= 0 &&
    event.reputation_by <= most
  if (!isRight || event.xp !== xp) {
    return `The payment brings a reputation of at most ${most} and ${xp} xp.`
  }
  return { ...loan, status: 'paid' }
}

function checkMissed(loan: SheetLoan, event: ErrandMissed): Checked {
  const cents = missedCents(loan)
  return cents === event.cents
    ? afterErrand(loan, event)
    : `The missed errand adds ${cents} cents, not ${event.cents}.`
}

function checkPledge(loan: SheetLoan, event: PledgeSold): Checked {
  const { security } = loan
  if (security?.kind !== 'goods') return 'The loan has no pledge.'
  const cents = Math.min(security.worthCents, owedOf(loan))
  if (cents !== event.cents) return `The pledge pays ${cents} cents, not ${event.cents}.`
  const surplusCents = security.worthCents - cents
  if (surplusCents !== event.surplus_cents) {
    return `The pledge leaves ${surplusCents} cents, not ${event.surplus_cents}.`
  }
  return { ...pay(loan, cents), security: null }
}

function checkExtension(loan: SheetLoan, event: LoanExtended): Checked {
  const { mercyDays } = SHARK_POLICIES[loan.shark]
  const isMercy = event.by === 'mercy'
  const days = isMercy ? mercyDays : RULES.favours.extensionDays
  const { dueAt, heldUntil } = withMoreTime(loan, days, new Date(event.at))
  const isRight =
    !(isMercy && loan.isBegged) &&
    dueAt.toISOString() === event.due_at &&
    (heldUntil?.toISOString() ?? null) === event.held_until
  return isRight ? afterExtension(loan, event) : 'The loan is extended to another day.'
}

function checkShare(loan: SheetLoan, event: SaleShared): Checked {
  const credited = event.share === 'skim' ? creditOfSkim(event.cents, owedOf(loan)) : 0
  if (credited !== event.credited_cents) return `The sale pays ${credited} cents on the loan.`
  return checkPayment(loan, { cents: credited, pot_cents: event.pot_cents })
}

function checkPayment(
  loan: SheetLoan,
  event: { readonly cents: number; readonly pot_cents: number; readonly is_paid?: boolean },
): Checked {
  const { cents, is_paid: isPaid, pot_cents: potCents } = event
  const owedCents = owedOf(loan)
  if (cents > owedCents) return `The loan owes ${owedCents} cents, and ${cents} are paid.`
  if (isPaid !== undefined && isPaid !== (cents === owedCents)) {
    return `The loan owes ${owedCents} cents.`
  }
  const part = potPartOfRepayment(loan, cents)
  // A player who is not proven brings the pot nothing.
  if (potCents !== part && potCents !== 0)
    return `The payment brings the pot ${part} cents, not ${potCents}.`
  return pay(loan, cents)
}

function pay(loan: SheetLoan, cents: number): SheetLoan {
  return { ...loan, repaidCents: loan.repaidCents + cents }
}
