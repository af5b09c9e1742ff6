import { loanPaidOut } from '#src/rules/ledger.ts'
import { statusOf } from '#src/rules/loans.ts'
import type { Security } from '#src/rules/sharks/decision.ts'
import type { Settlement } from '#src/rules/sharks/settle.ts'
import type { Transaction } from '../../db/database.ts'
import { addLoan, type LoanRow, unpaidLoansOf, updateLoan } from '../../db/repositories/loans.ts'
import type { OfferRow } from '../../db/repositories/offers.ts'
import { RequestError } from '../../http/request-error.ts'
import { book } from '../ledger/book.ts'
import { accrueInterest, toLoan } from '../loans/accrue-interest.ts'
import { repayLoan } from '../loans/repay-loan.ts'
import type { ServerContext } from '../server-context.ts'
import { takeGoods } from '../players/goods.ts'

/** A taken offer, with what the rules have decided about it. */
export interface SettledOffer {
  readonly playerId: string
  readonly offer: OfferRow
  readonly settlement: Settlement
}

/** Applies a settlement: loans, due dates, reputation and xp, with their entries in the ledger. */
export async function applySettlement(
  server: ServerContext,
  tx: Transaction,
  settled: SettledOffer,
): Promise<void> {
  const { settlement } = settled
  switch (settlement.kind) {
    case 'pay_out':
      return payOut(server, tx, settled, settlement)
    case 'repaid': {
      const { playerId, offer } = settled
      await repayLoan(server, tx, { playerId, paymentId: offer.id, settlement })
      return
    }
    case 'mercy_granted': {
      const { dueAt } = settlement
      const loan = await unpaidLoan(tx, settled.playerId, settlement.loanId)
      const status = statusOf({ ...toLoan(loan), dueAt }, server.clock.now())
      // The consequences of lateness start over from the first day.
      return updateLoan(tx, loan.id, { dueAt, status, lateDaySeen: 0 })
    }
    default:
      return
  }
}

async function payOut(
  server: ServerContext,
  tx: Transaction,
  { playerId, offer }: SettledOffer,
  { principalCents, dailyRate, takenAt, dueAt, security }: Extract<Settlement, { kind: 'pay_out' }>,
): Promise<void> {
  const loan: LoanRow = {
    id: offer.id,
    playerId,
    shark: offer.character,
    principalCents,
    dailyRate,
    takenAt,
    dueAt,
    accruedCents: 0,
    repaidCents: 0,
    status: 'open',
    kind: 'loan',
    security,
    lateDaySeen: 0,
  }
  if (security?.kind === 'goods') await takePledge(tx, playerId, security)
  await addLoan(tx, loan)
  await book(server, tx, loanPaidOut({ playerId, loan: toLoan(loan) }))
  // The interest of the first day is owed at once.
  await accrueInterest(server, tx, loan)
}

/** Removes pledged goods from the stash. */
async function takePledge(
  tx: Transaction,
  playerId: string,
  { pledge }: Extract<Security, { kind: 'goods' }>,
): Promise<void> {
  const goods = Object.fromEntries(pledge.map(({ symbol, quantity }) => [symbol, quantity]))
  await takeGoods(tx, playerId, goods)
}

async function unpaidLoan(tx: Transaction, playerId: string, loanId: string): Promise<LoanRow> {
  const loans = await unpaidLoansOf(tx, playerId)
  const loan = loans.find(({ id }) => id === loanId)
  if (!loan) throw new RequestError('offer_closed', 'This offer is closed.')
  return loan
}
