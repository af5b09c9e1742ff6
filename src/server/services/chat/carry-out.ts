import { loanPaidOut, loanRepayment } from '#src/rules/ledger.ts'
import { statusOf } from '#src/rules/loans.ts'
import type { Settlement } from '#src/rules/sharks/settle.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import type { Transaction } from '../../db/database.ts'
import { addLoan, type LoanRow, unpaidLoansOf, updateLoan } from '../../db/repositories/loans.ts'
import type { OfferRow } from '../../db/repositories/offers.ts'
import { playerOf, updatePlayer } from '../../db/repositories/players.ts'
import { RequestError } from '../../http/request-error.ts'
import { book } from '../ledger/book.ts'
import { accrueInterest, toLoan } from '../loans/accrue-interest.ts'
import type { Means } from '../means.ts'

export interface Order {
  readonly playerId: string
  readonly offer: OfferRow
  readonly settlement: Settlement
  readonly situation: Situation
}

/** Does what the rules have settled: loans, due dates, reputation and xp, with the ledger in step. */
export async function carryOut(means: Means, tx: Transaction, order: Order): Promise<void> {
  const { settlement } = order
  switch (settlement.kind) {
    case 'pay_out':
      return payOut(means, tx, order, settlement)
    case 'repaid':
      return repay(means, tx, order, settlement)
    case 'mercy_granted': {
      const { dueAt } = settlement
      const loan = await unpaidLoan(tx, order.playerId, settlement.loanId)
      const status = statusOf({ ...toLoan(loan), dueAt }, means.clock.now())
      return updateLoan(tx, loan.id, { dueAt, status })
    }
    default:
      // The rest is words: nothing moves.
      return
  }
}

async function payOut(
  means: Means,
  tx: Transaction,
  { playerId, offer }: Order,
  { principalCents, dailyRate, takenAt, dueAt }: Extract<Settlement, { kind: 'pay_out' }>,
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
  }
  await addLoan(tx, loan)
  await book(means, tx, loanPaidOut({ playerId, loan: toLoan(loan) }))
  // The first day's interest is owed from the first minute.
  await accrueInterest(means, tx, loan)
}

async function repay(
  means: Means,
  tx: Transaction,
  { playerId, offer }: Order,
  settlement: Extract<Settlement, { kind: 'repaid' }>,
): Promise<void> {
  const { amountCents, isPaidOff } = settlement
  const loan = await unpaidLoan(tx, playerId, settlement.loanId)
  await book(
    means,
    tx,
    loanRepayment({ playerId, loan: toLoan(loan) }, { paymentId: offer.id, amountCents }),
  )
  const repaidCents = loan.repaidCents + amountCents
  await updateLoan(tx, loan.id, { repaidCents, ...(isPaidOff ? { status: 'paid' } : {}) })
  const player = await playerOf(tx, playerId)
  if (!player) return
  await updatePlayer(tx, playerId, {
    reputation: moveReputation(player.reputation, settlement.reputation),
    xp: player.xp + settlement.xp,
  })
}

async function unpaidLoan(tx: Transaction, playerId: string, loanId: string): Promise<LoanRow> {
  const loans = await unpaidLoansOf(tx, playerId)
  const loan = loans.find(({ id }) => id === loanId)
  if (!loan) throw new RequestError('offer_closed', 'This offer is closed.')
  return loan
}

/** Reputation stays in 0..1, in whole hundredths of a percent. */
function moveReputation(reputation: number, by: number): number {
  return Math.max(0, Math.min(1, Number((reputation + by).toFixed(4))))
}
