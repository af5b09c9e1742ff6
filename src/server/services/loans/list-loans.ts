import type { loansCall } from '#src/protocol/calls/loans.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { paidLoansOf } from '../../db/repositories/loans.ts'
import type { Means } from '../means.ts'
import { figuresOf, toDollars } from '../players/figures.ts'
import { toSlip } from './loan-slip.ts'

/** How many paid loans are shown. */
const PAID_SHOWN = 20

/** A player's loans: what is owed, oldest first, then the last ones paid. */
export async function listLoans(
  means: Means,
  playerId: string,
): Promise<ResponseOf<typeof loansCall>> {
  const { loans, debtCents } = await figuresOf(means, playerId)
  const paid = await paidLoansOf(means.store.db, playerId, PAID_SHOWN)
  const now = means.clock.now()
  return { loans: [...loans, ...paid].map((row) => toSlip(row, now)), owed: toDollars(debtCents) }
}
