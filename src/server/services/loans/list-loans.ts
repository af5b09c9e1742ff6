import type { loansCall } from '#src/protocol/calls/loans.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { paidLoansOf } from '../../db/repositories/loans.ts'
import type { Means } from '../means.ts'
import { figuresOf, toDollars } from '../players/figures.ts'
import { toSlip } from './loan-slip.ts'

const MAX_PAID_LOANS = 20

/** Returns a player's loans, the unpaid ones first, oldest first, then the last paid ones. */
export async function listLoans(
  means: Means,
  playerId: string,
): Promise<ResponseOf<typeof loansCall>> {
  const { loans, debtCents } = await figuresOf(means, playerId)
  const paid = await paidLoansOf(means.store.db, playerId, MAX_PAID_LOANS)
  const now = means.clock.now()
  return { loans: [...loans, ...paid].map((row) => toSlip(row, now)), owed: toDollars(debtCents) }
}
