import { profitShare } from '#src/rules/life-entries.ts'
import { type Sale, type SaleShare, sharesOfSale } from '#src/rules/sale-shares.ts'
import type { Transaction } from '../../db/database.ts'
import { unpaidLoansOf } from '../../db/repositories/loans.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'
import { toLoan } from './accrue-interest.ts'
import { payOnLoan } from './pay-on-loan.ts'

/**
 * Hands the sharks their part of a sale that is booked already. The player's row must be locked and their loans up to
 * date (see `beginAct`). `saleId` names the sale once. Answers what went to whom.
 */
export async function shareSale(
  means: Means,
  tx: Transaction,
  { playerId, saleId, ...sale }: Sale & { playerId: string; saleId: string },
): Promise<readonly SaleShare[]> {
  const rows = await unpaidLoansOf(tx, playerId)
  const shares = sharesOfSale(sale, rows.map(toLoan), means.clock.now())
  for (const { loanId, kind, amountCents } of shares) {
    const row = rows.find(({ id }) => id === loanId)
    if (!row) continue
    const cause = `${saleId}|${loanId}`
    if (kind === 'skim') await payOnLoan(means, tx, row, { cause, amountCents, with: 'cash' })
    else await book(means, tx, profitShare({ playerId, cause, amountCents }))
  }
  return shares
}
