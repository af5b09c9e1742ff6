import { addDays, dayOf } from '#src/rules/calendar.ts'
import { loanInterest } from '#src/rules/ledger.ts'
import { daysStarted, interest, interestBy, type Loan, statusOf } from '#src/rules/loans.ts'
import type { Transaction } from '../../db/database.ts'
import { type LoanRow, updateLoan } from '../../db/repositories/loans.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'

/** A stored loan as the rules read it. */
export function toLoan(row: LoanRow): Loan {
  const { id, shark, principalCents, dailyRate, takenAt, dueAt, repaidCents, kind, security } = row
  return { id, shark, principalCents, dailyRate, takenAt, dueAt, repaidCents, kind, security }
}

/** Whether the books are behind the calendar: a day has begun, or the loan has changed its standing. */
export function isBehind(row: LoanRow, now: Date): boolean {
  const loan = toLoan(row)
  return interestBy(loan, now) > row.accruedCents || statusOf(loan, now) !== row.status
}

/**
 * Books a loan's interest day by day up to now, each day once, so that ledger and loan agree whenever somebody looks.
 * Answers the loan as it then stands. The player's row must be locked.
 */
export async function accrueInterest(
  means: Means,
  tx: Transaction,
  row: LoanRow,
): Promise<LoanRow> {
  const now = means.clock.now()
  if (!isBehind(row, now)) return row
  const loan = toLoan(row)
  const { principalCents, dailyRate } = loan
  for (let day = 1; day <= daysStarted(loan.takenAt, now); day += 1) {
    const before = interest(principalCents, dailyRate, day - 1)
    const amountCents = interest(principalCents, dailyRate, day) - before
    if (amountCents === 0 || before < row.accruedCents) continue
    const calendarDay = addDays(dayOf(loan.takenAt), day - 1)
    await book(
      means,
      tx,
      loanInterest({ playerId: row.playerId, loan }, { day: calendarDay, amountCents }),
    )
  }
  const changes = { accruedCents: interestBy(loan, now), status: statusOf(loan, now) }
  await updateLoan(tx, row.id, changes)
  return { ...row, ...changes }
}
