import type { loansCall } from '#src/protocol/calls/loans.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { paidLoansOf } from '../../read/player/loan-repository.ts'
import type { ServerContext } from '../../server-context.ts'
import { figuresOf, toDollars } from '../../read/player/figures.ts'
import { toSlip } from '../../read/player/loan-slip.ts'

const MAX_PAID_LOANS = 20

/** Returns a player's loans, the unpaid ones first, oldest first, then the last paid ones. */
export async function listLoans(
  server: ServerContext,
  playerId: string,
): Promise<ResponseOf<typeof loansCall>> {
  const { clearedLoans, loans, debtCents } = await figuresOf(server, playerId)
  const paid = await paidLoansOf(server.store.db, playerId, MAX_PAID_LOANS)
  const now = server.clock.now()
  const all = [...loans, ...clearedLoans, ...paid]
  return { loans: all.map((loan) => toSlip(loan, now)), owed: toDollars(debtCents) }
}
