import { RULES } from './config.ts'
import type { BoroughName } from './market/goods.ts'
import { divideHalfEven } from './money.ts'
import type { Security, Shark } from './sharks/decision.ts'

/** Today's errand of a loan of Big Boss. */
export interface Errand {
  /** The UTC day on which it must be done. */
  readonly day: string
  readonly borough: BoroughName
  readonly isDone: boolean
}

export type LoanStatus = 'open' | 'late' | 'owned' | 'paid'

/** A loan with everything that was booked on it. Money in cents. */
export interface Loan {
  readonly id: string
  readonly shark: Shark
  readonly principalCents: number
  /** Interest on what is owed, for each 24 hours begun since the signing: 0.1 is 10 %. */
  readonly dailyRate: number
  readonly takenAt: Date
  readonly dueAt: Date
  /** An advance is a favour: it has no interest before it is late, and its repayment raises no reputation. */
  readonly kind: 'loan' | 'advance'
  /** Whether it is the debt that a new player has. It is not the shark's one open loan. */
  readonly isOpening: boolean
  /** The sum as a part of the net worth at the signing, 0..1: 1 counts in full for the reputation. */
  readonly stake: number
  /** The security of the loan; null for none. */
  readonly security: Security | null
  /** `late` from the first late day on, `owned` from the fifth. */
  readonly status: LoanStatus
  /** The interest that was booked, and what missed errands added. */
  readonly accruedCents: number
  /** The days of interest that were booked. */
  readonly interestDays: number
  readonly repaidCents: number
  /** The last late day whose consequences were applied. */
  readonly lateDaySeen: number
  /** Whether mercy was granted, which is possible once. */
  readonly isBegged: boolean
  /** Until when no collector comes; null when none is held back. */
  readonly heldUntil: Date | null
  /** Null for a loan without errands, and before the first. */
  readonly errand: Errand | null
}

/** What a loan has when it is taken, apart from its terms. */
export const NEW_LOAN = {
  kind: 'loan',
  isOpening: false,
  stake: 0,
  security: null,
  status: 'open',
  accruedCents: 0,
  interestDays: 0,
  repaidCents: 0,
  lateDaySeen: 0,
  isBegged: false,
  heldUntil: null,
  errand: null,
} as const satisfies Partial<Loan>

const { dayMs } = RULES.clock

type Booked = Pick<Loan, 'accruedCents' | 'principalCents' | 'repaidCents'>

/** Returns what is owed on a loan, by what was booked on it. */
export function owedOf({ accruedCents, principalCents, repaidCents }: Booked): number {
  return Math.max(0, principalCents + accruedCents - repaidCents)
}

/** Returns the part of an addition to a loan that stays within the cap of what is owed. */
export function withinCap(loan: Booked, cents: number): number {
  return Math.max(0, Math.min(cents, loan.principalCents * RULES.loans.capTimes - owedOf(loan)))
}

/** Returns the due instant of a loan: whole days of 24 hours after the signing. */
export function dueAfter(takenAt: Date, days: number): Date {
  return new Date(takenAt.getTime() + days * dayMs)
}

/** Returns when a late day of a loan begins: the first one after the grace. */
export function lateDayAt({ dueAt }: Pick<Loan, 'dueAt'>, day: number): Date {
  return new Date(dueAt.getTime() + RULES.loans.graceMs + (day - 1) * dayMs)
}

/** A day of interest: its number, from 1 at the signing, and when it begins. */
export interface InterestDay {
  readonly number: number
  readonly at: Date
}

/** Returns the next day of interest of a loan; null when none follows. */
export function nextInterestDay(loan: Loan): InterestDay | null {
  const { dailyRate, interestDays, status, takenAt } = loan
  if (status === 'paid' || status === 'owned') return null
  const sinceSigning = lateDayAt(loan, 1).getTime() - takenAt.getTime()
  const firstLate = Math.ceil(sinceSigning / dayMs) + 1
  const number = dailyRate > 0 ? interestDays + 1 : Math.max(interestDays + 1, firstLate)
  return { number, at: new Date(takenAt.getTime() + (number - 1) * dayMs) }
}

/** Returns the interest of a day that begins at an instant, on what is owed, rounded half to even. */
export function interestAt(loan: Loan, at: Date): number {
  const isLate = at.getTime() >= lateDayAt(loan, 1).getTime()
  const rate = isLate ? Math.max(loan.dailyRate, RULES.loans.lateRate) : loan.dailyRate
  const basisPoints = Math.round(rate * 10_000)
  return withinCap(loan, divideHalfEven(owedOf(loan) * basisPoints, 10_000))
}

/** Returns what will be owed on a loan just before an instant, if nothing is paid or taken. */
export function owedBefore(loan: Loan, instant: Date): number {
  const ownedAt = lateDayAt(loan, RULES.late.owned.fromDay).getTime()
  const end = Math.min(instant.getTime(), ownedAt)
  let after = loan
  for (
    let day = nextInterestDay(after);
    day && day.at.getTime() < end;
    day = nextInterestDay(after)
  ) {
    after = bookInterest(after, { number: day.number, cents: interestAt(after, day.at) })
  }
  return owedOf(after)
}

/** Returns a loan with a day of interest. */
export function bookInterest<loan extends Loan>(
  loan: loan,
  { number, cents }: { readonly number: number; readonly cents: number },
): loan {
  return { ...loan, interestDays: number, accruedCents: loan.accruedCents + cents }
}

/** Returns what is owed on a new loan of such terms just before it is due. */
export function totalOf(terms: {
  readonly principalCents: number
  readonly dailyRate: number
  readonly days: number
}): number {
  const takenAt = new Date(0)
  const dueAt = dueAfter(takenAt, terms.days)
  const { principalCents, dailyRate } = terms
  const loan = { ...NEW_LOAN, id: '', shark: 'vinnie', principalCents, dailyRate } as const
  return owedBefore({ ...loan, takenAt, dueAt }, dueAt)
}

/** Returns the whole days left until a loan is due: 0 in the last 24 hours and after. */
export function daysLeft({ dueAt }: Pick<Loan, 'dueAt'>, now: Date): number {
  return Math.max(0, Math.floor((dueAt.getTime() - now.getTime()) / dayMs))
}

/** Whether a loan is late: the grace after its due instant has passed. */
export function isLate({ lateDaySeen, status }: Pick<Loan, 'lateDaySeen' | 'status'>): boolean {
  return status !== 'paid' && lateDaySeen > 0
}

/** Returns the part of a payment that is interest. The principal is repaid first. */
export function interestPart(loan: Booked, amountCents: number): number {
  const beyondBefore = Math.max(0, loan.repaidCents - loan.principalCents)
  const beyondAfter = Math.max(0, loan.repaidCents + amountCents - loan.principalCents)
  return beyondAfter - beyondBefore
}
