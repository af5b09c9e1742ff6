import { loanRepayment } from '#src/rules/ledger.ts'
import { statusOf } from '#src/rules/loans.ts'
import type { Transaction } from '../../db/database.ts'
import { type LoanRow, updateLoan } from '../../db/repositories/loans.ts'
import { setStash, stashOf } from '../../db/repositories/stash.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'
import { toLoan } from './accrue-interest.ts'

/** A payment on a loan with the player's cash. `cause` names it once. */
export interface LoanPayment {
  readonly cause: string
  /** From 1 cent up, and not above what is owed. */
  readonly amountCents: number
}

/** Puts a payment on a loan whose interest is booked; a pledge goes back with the last cent. Answers the loan. */
export async function payOnLoan(
  means: Means,
  tx: Transaction,
  row: LoanRow,
  payment: LoanPayment,
): Promise<LoanRow> {
  const { cause, amountCents } = payment
  const of = { playerId: row.playerId, loan: toLoan(row) }
  await book(means, tx, loanRepayment(of, { paymentId: cause, amountCents }))
  const repaidCents = row.repaidCents + amountCents
  const status = statusOf({ ...of.loan, repaidCents }, means.clock.now())
  if (status === 'paid') await giveBackPledge(tx, row)
  await updateLoan(tx, row.id, { repaidCents, status })
  return { ...row, repaidCents, status }
}

/** Pledged goods come back at what they had cost, even into a stash that is full by now. */
async function giveBackPledge(tx: Transaction, { playerId, security }: LoanRow): Promise<void> {
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
