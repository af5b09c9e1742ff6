import { addDays, dayOf, startOfDay } from '../calendar.ts'
import { RULES } from '../config.ts'
import { coverSum } from '../cover-sum.ts'
import { earliest } from '../earliest.ts'
import { partOfGoods } from '../encounters/encounter.ts'
import { lateDay, unitCredit } from '../lateness.ts'
import { cashAccount } from '../ledger.ts'
import { interestAt, lateDayAt, nextInterestDay, owedOf } from '../loans.ts'
import { divideHalfEven } from '../money.ts'
import type { Due } from '../player/due.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { type Moment, stampOf } from '../player/world.ts'
import { movesOn } from '../quota.ts'
import { goodsIn } from '../stash.ts'
import { nextErrandDay } from './errands.ts'
import type { InterestAccrued, LoanDayLate, LoanEvent, LoanWorkedOff, PledgeSold } from './event.ts'

/** Returns what falls due next on the loans that are not paid; null for none. */
export function nextLoanDue(sheet: Sheet): Due | null {
  return earliest([...sheet.loans.map(nextOf), nextOwnedMove(sheet)])
}

/** Whether something of a loan has fallen due, or may have taken a move of an owned debtor. */
export function isLoanDue(loan: SheetLoan, now: Date): boolean {
  if (loan.status === 'owned') return true
  const next = nextOf(loan)
  return next !== null && next.at.getTime() <= now.getTime()
}

/** Returns the interest of the next day of a loan; null for none. */
export function nextInterest(loan: SheetLoan): Due | null {
  const next = nextInterestDay(loan)
  if (!next) return null
  const { at, number: day } = next
  const { id, shark } = loan
  return {
    at,
    decide: (_, world): readonly InterestAccrued[] => [
      {
        kind: 'interest_accrued',
        ...stampOf(world),
        ...{ loan: id, shark, day, began_at: at.toISOString(), cents: interestAt(loan, at) },
      },
    ],
  }
}

function nextOf(loan: SheetLoan): Due | null {
  if (loan.status === 'paid') return null
  return earliest([nextInterest(loan), nextLateDay(loan), nextErrandDay(loan)])
}

function nextLateDay(loan: SheetLoan): Due {
  const day = loan.lateDaySeen + 1
  const at = lateDayAt(loan, day)
  return { at, decide: (sheet, world) => decideLateDay(sheet, { loan, day, at }, world) }
}

interface LateLoan {
  readonly loan: SheetLoan
  readonly day: number
  readonly at: Date
}

/** Decides a late day: its costs, and on one of them the sale of the pledge. */
function decideLateDay(sheet: Sheet, late: LateLoan, world: Moment): readonly LoanEvent[] {
  const { loan, day, at } = late
  const costs = lateDay(day, sheet.reputation)
  const isHeld = loan.heldUntil !== null && at.getTime() < loan.heldUntil.getTime()
  const owedCents = owedOf(loan)
  const offered = isHeld ? {} : partOfGoods(goodsIn(sheet.holdings), costs.goodsPercent)
  const { goods, worthCents } = coverSum(offered, owedCents, unitCredit)
  const goodsCents = Math.min(owedCents, worthCents)
  const percent = isHeld ? 0 : costs.cashPercent
  const cashCents = Math.min(owedCents - goodsCents, partOfCash(sheet, percent))
  const dayLate: LoanDayLate = {
    kind: 'loan_day_late',
    ...stampOf(world),
    ...{ loan: loan.id, shark: loan.shark, day, began_at: at.toISOString() },
    ...{ owed_cents: owedCents, borough: sheet.borough },
    ...{ heat_by: costs.heat, reputation_by: costs.reputation, is_held: isHeld },
    ...{ goods_taken: goods, goods_cents: goodsCents, change_cents: worthCents - goodsCents },
    cash_cents: cashCents,
    is_owned: costs.isOwned,
  }
  return costs.isPledgeSold ? [dayLate, ...sellPledge(loan, world)] : [dayLate]
}

function partOfCash({ balances, playerId }: Sheet, percent: number): number {
  const cashCents = Math.max(0, balances[cashAccount(playerId)] ?? 0)
  return divideHalfEven(cashCents * percent, 100)
}

/** Sells the pledge of a late loan at its appraised value. What the loan does not need is the player's. */
function sellPledge(loan: SheetLoan, world: Moment): readonly PledgeSold[] {
  const { id, shark, security } = loan
  if (security?.kind !== 'goods') return []
  const cents = Math.min(security.worthCents, owedOf(loan))
  const surplus_cents = security.worthCents - cents
  return [{ kind: 'pledge_sold', ...stampOf(world), loan: id, shark, cents, surplus_cents }]
}

/**
 * Returns the move that is taken of an owned debtor when the next UTC day begins; null when no loan is owned. It pays on
 * the oldest owned loan.
 */
function nextOwnedMove({ activity, loans }: Sheet): Due | null {
  const loan = ownedLoan(loans)
  if (!loan) return null
  const since = dayOf(lateDayAt(loan, RULES.late.owned.fromDay))
  const day = addDays(activity.movesDay > since ? activity.movesDay : since, 1)
  const cents = Math.min(owedOf(loan), RULES.late.owned.moveCents)
  const { id, shark } = loan
  return {
    at: startOfDay(day),
    decide: (sheet, world): readonly LoanWorkedOff[] => [
      {
        kind: 'loan_worked_off',
        ...stampOf(world),
        ...{ loan: id, shark, work: 'move', of: day, cents },
        moves: movesOn(sheet.activity, day) - 1,
      },
    ],
  }
}

/** Returns the oldest loan whose debtor is owned; undefined for none. */
export function ownedLoan(loans: readonly SheetLoan[]): SheetLoan | undefined {
  return loans.find(({ status }) => status === 'owned')
}
