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
  /** The first instant at which it is late. */
  readonly dueAt: Date
  readonly repaidCents: number
  /** An advance is a favour: no interest, and no merit in paying it back. */
  readonly kind: 'loan' | 'advance'
  /** What stands behind it beside the debtor's word. */
  readonly security: Security | null
}
export type LoanStatus = 'open' | 'late' | 'owned' | 'paid'

/** UTC days started since a loan was taken, the first counted: 1 on the day itself. */
export function daysStarted(takenAt: Date, now: Date): number {
  return Math.max(1, dayNumber(now) - dayNumber(takenAt) + 1)
}

/** Interest of so many days, half-even, stopped where principal and interest reach the cap. */
export function interest(principalCents: number, dailyRate: number, days: number): number {
  const basisPoints = Math.round(dailyRate * 10_000)
  const accrued = divideHalfEven(principalCents * basisPoints * days, 10_000)
  return Math.min(accrued, principalCents * (RULES.loans.capTimes - 1))
}

/** What is owed after so many days, before any repayment: never above 3 × the principal. */
export function owed(principalCents: number, dailyRate: number, days: number): number {
  return principalCents + interest(principalCents, dailyRate, days)
}

/** Interest of a loan up to `now`: what the ledger must have booked by then. */
export function interestBy(loan: Loan, now: Date): number {
  return interest(loan.principalCents, loan.dailyRate, daysStarted(loan.takenAt, now))
}

/** What is still owed on a loan at `now`. */
export function owedAt(loan: Loan, now: Date): number {
  return Math.max(0, loan.principalCents + interestBy(loan, now) - loan.repaidCents)
}

/** The due instant of a loan taken now: the end of its last day. */
export function dueAfter(takenAt: Date, days: number): Date {
  return startOfDay(addDays(dayOf(takenAt), days))
}

/** The due instant after mercy: so many days more, counted from today where it has passed already. */
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

/** Whether a loan has grown to its cap: its debtor is owned until it is clear. */
export function isAtCap(loan: Loan, now: Date): boolean {
  const grown = loan.principalCents + interestBy(loan, now)
  return grown >= loan.principalCents * RULES.loans.capTimes
}

/** Days late: 1 on the first day after the last one in time, 0 before. */
export function daysLate(loan: Loan, now: Date): number {
  return Math.max(0, dayNumber(now) - dayNumber(loan.dueAt) + 1)
}

/** Whole days that are left, today not counted: 0 on the last day and after. */
export function daysLeft(loan: Loan, now: Date): number {
  return Math.max(0, dayNumber(loan.dueAt) - 1 - dayNumber(now))
}

/** The most that lifetime income opens: $1,000, $2,500 from $10k, no bound from the last rung on. */
export function ladderLimit(earnedCents: number): number {
  const rung = RULES.loans.ladder.find(({ untilEarnedCents }) => earnedCents < untilEarnedCents)
  return rung?.limitCents ?? Number.MAX_SAFE_INTEGER
}

/** The part of a payment that is interest: the principal is paid back first. */
export function interestPart(loan: Loan, amountCents: number): number {
  const beyondBefore = Math.max(0, loan.repaidCents - loan.principalCents)
  const beyondAfter = Math.max(0, loan.repaidCents + amountCents - loan.principalCents)
  return beyondAfter - beyondBefore
}

/** Cash and stash less debt: what the boards rank. */
export function netWorth(holdings: {
  cashCents: number
  stashCents: number
  debtCents: number
}): number {
  return holdings.cashCents + holdings.stashCents - holdings.debtCents
}
