import { daysLate } from '#src/rules/loans.ts'
import { lateDays } from '#src/rules/lateness.ts'
import type { Transaction } from '../../db/database.ts'
import { type LoanRow, unpaidLoansOf } from '../../db/repositories/loans.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import type { Means } from '../means.ts'
import { accrueInterest, isBehind, toLoan } from './accrue-interest.ts'
import { carryOutLateness } from './carry-out-lateness.ts'
import { hearArrivedWord } from './hear-word.ts'

/** Before a player's state is read: carries out what has fallen due since somebody last looked. */
export async function settleOverdue(means: Means, playerId: string): Promise<void> {
  const { clock, store } = means
  const loans = await unpaidLoansOf(store.db, playerId)
  if (!loans.some((loan) => isOverdue(loan, clock.now()))) return
  await store.transact(async (tx) => {
    await lockPlayer(tx, playerId)
    await bringLoansUpToDate(means, tx, playerId)
  })
}

/** Whether something has fallen due for a loan: interest, a standing, a day late. */
export function isOverdue(row: LoanRow, now: Date): boolean {
  if (isBehind(row, now)) return true
  return lateDays(row.shark, row.lateDaySeen, daysLate(toLoan(row), now)).length > 0
}

/**
 * Carries out all that has fallen due for a locked player: interest, what each shark does about a debtor who is late,
 * word that has arrived. Answers the unpaid loans as they then stand.
 */
export async function bringLoansUpToDate(
  means: Means,
  tx: Transaction,
  playerId: string,
): Promise<LoanRow[]> {
  await hearArrivedWord(means, tx, playerId)
  for (const loan of await unpaidLoansOf(tx, playerId)) {
    await carryOutLateness(means, tx, await accrueInterest(means, tx, loan))
  }
  return unpaidLoansOf(tx, playerId)
}
