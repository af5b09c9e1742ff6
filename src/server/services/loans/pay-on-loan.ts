import { loanRepayment } from '#src/rules/ledger.ts'
import { statusOf } from '#src/rules/loans.ts'
import type { Transaction } from '../../db/database.ts'
import { type LoanRow, updateLoan } from '../../db/repositories/loans.ts'
import { setStash, stashOf } from '../../db/repositories/stash.ts'
import { book } from '../ledger/book.ts'
import type { ServerContext } from '../server-context.ts'
import { toLoan } from './accrue-interest.ts'

/** A payment on a loan with the player's cash. */
export interface LoanPayment {
  /** Identifies the payment: it is booked once. */
  readonly cause: string
  /** At least 1, and at most what is owed. */
  readonly amountCents: number
}

/**
 * Books a payment on a loan. If that pays the loan off, pledged goods go back to the player. The interest must have
 * been booked up to now. Returns the updated loan.
 */
export async function payOnLoan(
  server: ServerContext,
  tx: Transaction,
  row: LoanRow,
  payment: LoanPayment,
): Promise<LoanRow> {
  const { cause, amountCents } = payment
  const debt = { playerId: row.playerId, loan: toLoan(row) }
  await book(server, tx, loanRepayment(debt, { paymentId: cause, amountCents }))
  const repaidCents = row.repaidCents + amountCents
  const status = statusOf({ ...debt.loan, repaidCents }, server.clock.now())
  if (status === 'paid') await returnPledge(tx, row)
  await updateLoan(tx, row.id, { repaidCents, status })
  return { ...row, repaidCents, status }
}

/** Returns pledged goods to the stash at their former cost, even if the stash is full. */
async function returnPledge(tx: Transaction, { playerId, security }: LoanRow): Promise<void> {
  if (security?.kind !== 'goods') return
  for (const { symbol, quantity, costCents } of security.pledge) {
    const held = (await stashOf(tx, playerId)).find((row) => row.symbol === symbol)
    await setStash(tx, {
      playerId,
      symbol,
      quantity: (held?.quantity ?? 0) + quantity,
      costCents: (held?.costCents ?? 0) + costCents,
    })
  }
}
