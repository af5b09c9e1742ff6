import { daysLate } from '#src/rules/loans.ts'
import { lateDays } from '#src/rules/lateness.ts'
import type { Transaction } from '../../db/database.ts'
import { type LoanRow, unpaidLoansOf } from '../../db/repositories/loans.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import type { ServerContext } from '../server-context.ts'
import { accrueInterest, isBehind, toLoan } from './accrue-interest.ts'
import { applyLateness } from './apply-lateness.ts'
import { applyArrivedHearsay } from './apply-hearsay.ts'

/** Brings a player's loans up to date if anything is overdue. Must be called before their state is read. */
export async function settleOverdue(server: ServerContext, playerId: string): Promise<void> {
  const { clock, store } = server
  const loans = await unpaidLoansOf(store.db, playerId)
  if (!loans.some((loan) => isOverdue(loan, clock.now()))) return
  await store.transact(async (tx) => {
    await lockPlayer(tx, playerId)
    await accrueLoans(server, tx, playerId)
  })
}

/** Whether a loan is out of date: interest, status, or the consequences of a late day. */
export function isOverdue(row: LoanRow, now: Date): boolean {
  if (isBehind(row, now)) return true
  return lateDays(row.shark, row.lateDaySeen, daysLate(toLoan(row), now)).length > 0
}

/**
 * Applies everything that is due for a player: interest, the consequences of lateness, arrived hearsay. Returns the
 * unpaid loans afterwards. The player's row must be locked.
 */
export async function accrueLoans(
  server: ServerContext,
  tx: Transaction,
  playerId: string,
): Promise<LoanRow[]> {
  await applyArrivedHearsay(server, tx, playerId)
  for (const loan of await unpaidLoansOf(tx, playerId)) {
    await applyLateness(server, tx, await accrueInterest(server, tx, loan))
  }
  return unpaidLoansOf(tx, playerId)
}
