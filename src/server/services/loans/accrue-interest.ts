import { addDays, dayOf } from '#src/rules/calendar.ts'
import { loanInterest } from '#src/rules/ledger.ts'
import { daysStarted, interest, interestBy, type Loan, statusOf } from '#src/rules/loans.ts'
import type { Transaction } from '../../db/database.ts'
import { type LoanRow, updateLoan } from '../../db/repositories/loans.ts'
import { book } from '../ledger/book.ts'
import type { ServerContext } from '../server-context.ts'

/** Returns the fields of a stored loan that the rules use. */
export function toLoan(row: LoanRow): Loan {
  const { id, shark, principalCents, dailyRate, takenAt, dueAt, repaidCents, kind, security } = row
  return { id, shark, principalCents, dailyRate, takenAt, dueAt, repaidCents, kind, security }
}

/** Whether a stored loan is out of date: a day has started, or its status has changed. */
export function isBehind(row: LoanRow, now: Date): boolean {
  const loan = toLoan(row)
  return interestBy(loan, now) > row.accruedCents || statusOf(loan, now) !== row.status
}

/**
 * Books a loan's interest up to now, each day once, and updates its status. Returns the updated loan. The player's row
 * must be locked.
 */
export async function accrueInterest(
  server: ServerContext,
  tx: Transaction,
  row: LoanRow,
): Promise<LoanRow> {
  const now = server.clock.now()
  if (!isBehind(row, now)) return row
  const loan = toLoan(row)
  const { principalCents, dailyRate } = loan
  for (let day = 1; day <= daysStarted(loan.takenAt, now); day += 1) {
    const before = interest(principalCents, dailyRate, day - 1)
    const amountCents = interest(principalCents, dailyRate, day) - before
    if (amountCents === 0 || before < row.accruedCents) continue
    const calendarDay = addDays(dayOf(loan.takenAt), day - 1)
    await book(
      server,
      tx,
      loanInterest({ playerId: row.playerId, loan }, { day: calendarDay, amountCents }),
    )
  }
  const changes = { accruedCents: interestBy(loan, now), status: statusOf(loan, now) }
  await updateLoan(tx, row.id, changes)
  return { ...row, ...changes }
}
