import { pledgeSold } from '#src/rules/life-entries.ts'
import { owedAt, statusOf } from '#src/rules/loans.ts'
import type { Transaction } from '../../db/database.ts'
import { type LoanRow, updateLoan } from '../../db/repositories/loans.ts'
import { book } from '../ledger/book.ts'
import type { ServerContext } from '../server-context.ts'
import { toLoan } from './accrue-interest.ts'

/** Sells the collateral of a late loan at its appraised value, and books the proceeds on the loan, up to what is owed. */
export async function sellPledge(
  server: ServerContext,
  tx: Transaction,
  row: LoanRow,
): Promise<void> {
  if (row.security?.kind !== 'goods') return
  const now = server.clock.now()
  const loan = toLoan(row)
  const amountCents = Math.min(row.security.worthCents, owedAt(loan, now))
  if (amountCents > 0) {
    await book(server, tx, pledgeSold({ playerId: row.playerId, loan }, amountCents))
  }
  const repaidCents = row.repaidCents + amountCents
  const status = statusOf({ ...loan, repaidCents }, now)
  await updateLoan(tx, row.id, { repaidCents, status, security: null })
}
