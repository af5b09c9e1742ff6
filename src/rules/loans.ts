import { addDays, dayNumber, dayOf, startOfDay } from './calendar.ts'
import { RULES } from './config.ts'
import { divideHalfEven } from './money.ts'
import type { Security, Shark } from './sharks/decision.ts'

/** A loan as the rules read it. Money in cents. */
export interface Loan {
  readonly id: string
  readonly shark: Shark
  readonly principalCents: number
  /** Simple interest on the principal for each UTC day started: 0.1 is 10 %. */
  readonly dailyRate: number
  readonly takenAt: Date
  /** The instant from which the loan is late. */
  readonly dueAt: Date
  readonly repaidCents: number
  /** An advance is a favour: it has no interest, and its repayment raises no reputation. */
  readonly kind: 'loan' | 'advance'
  /** The security of the loan; null for none. */
  readonly security: Security | null
}
export type LoanStatus = 'open' | 'late' | 'owned' | 'paid'

/** Returns the UTC days started since a loan was taken: 1 on the first day. */
export function daysStarted(takenAt: Date, now: Date): number {
  return Math.max(1, dayNumber(now) - dayNumber(takenAt) + 1)
}

/** Returns the interest of `days`, rounded half to even, limited so that principal and interest stay within the cap. */
export function interest(principalCents: number, dailyRate: number, days: number): number {
  const basisPoints = Math.round(dailyRate * 10_000)
  const accrued = divideHalfEven(principalCents * basisPoints * days, 10_000)
  return Math.min(accrued, principalCents * (RULES.loans.capTimes - 1))
}

/** Returns principal and interest after `days`, without repayments: at most 3 × the principal. */
export function owed(principalCents: number, dailyRate: number, days: number): number {
  return principalCents + interest(principalCents, dailyRate, days)
}

/** Returns the interest of a loan up to `now`. The ledger must have booked it by then. */
export function interestBy(loan: Loan, now: Date): number {
  return interest(loan.principalCents, loan.dailyRate, daysStarted(loan.takenAt, now))
}

/** Returns what is owed on a loan at `now`. */
export function owedAt(loan: Loan, now: Date): number {
  return Math.max(0, loan.principalCents + interestBy(loan, now) - loan.repaidCents)
}

/** Returns the due instant of a loan: the end of its last day. */
export function dueAfter(takenAt: Date, days: number): Date {
  return startOfDay(addDays(dayOf(takenAt), days))
}

/** Returns the due instant after mercy: `days` later, counted from the end of today when it has passed. */
export function dueAfterMercy(dueAt: Date, days: number, now: Date): Date {
  const endOfToday = startOfDay(addDays(dayOf(now), 1))
  const from = dueAt.getTime() > endOfToday.getTime() ? dueAt : endOfToday
  return new Date(from.getTime() + days * RULES.clock.dayMs)
}

export function statusOf(loan: Loan, now: Date): LoanStatus {
  if (owedAt(loan, now) === 0) return 'paid'
  if (isAtCap(loan, now)) return 'owned'
  return now.getTime() >= loan.dueAt.getTime() ? 'late' : 'open'
}

/** Whether a loan has grown to its cap. Its debtor is owned until it is paid. */
export function isAtCap(loan: Loan, now: Date): boolean {
  const grown = loan.principalCents + interestBy(loan, now)
  return grown >= loan.principalCents * RULES.loans.capTimes
}

/** Returns the days late: 1 on the first day after the due instant, 0 before. */
export function daysLate(loan: Loan, now: Date): number {
  return Math.max(0, dayNumber(now) - dayNumber(loan.dueAt) + 1)
}

/** Returns the whole days left, without today: 0 on the last day and after. */
export function daysLeft(loan: Loan, now: Date): number {
  return Math.max(0, dayNumber(loan.dueAt) - 1 - dayNumber(now))
}

/** Returns the loan limit by lifetime income: $1,000, $2,500 from $10k, no limit from the last rung on. */
export function ladderLimit(earnedCents: number): number {
  const rung = RULES.loans.ladder.find(({ untilEarnedCents }) => earnedCents < untilEarnedCents)
  return rung?.limitCents ?? Number.MAX_SAFE_INTEGER
}

/** Returns the part of a payment that is interest. The principal is repaid first. */
export function interestPart(loan: Loan, amountCents: number): number {
  const beyondBefore = Math.max(0, loan.repaidCents - loan.principalCents)
  const beyondAfter = Math.max(0, loan.repaidCents + amountCents - loan.principalCents)
  return beyondAfter - beyondBefore
}
