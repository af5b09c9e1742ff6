import { cashAccount } from '#src/rules/ledger.ts'
import { moveReputation } from '#src/rules/reputation.ts'
import { lenderWhoseMoneyPaid, hearsayArrivesAt } from '#src/rules/sharks/hearsay.ts'
import type { Settlement } from '#src/rules/sharks/settle.ts'
import type { Transaction } from '../../db/database.ts'
import { addHearsay } from '../../db/repositories/hearsay.ts'
import { balancesOf } from '../../db/repositories/ledger.ts'
import { type LoanRow, unpaidLoansOf } from '../../db/repositories/loans.ts'
import { playerOf, updatePlayer } from '../../db/repositories/players.ts'
import { RequestError } from '../../http/request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { playerChance } from '../players/player-chance.ts'
import { toLoan } from './accrue-interest.ts'
import { payOnLoan } from './pay-on-loan.ts'

export interface Repayment {
  readonly playerId: string
  /** Identifies the payment: the id of an offer, or a new one. */
  readonly paymentId: string
  readonly settlement: Extract<Settlement, { kind: 'repaid' }>
}

/** Applies a settled cash payment: the loan, reputation, xp and hearsay. Returns the loan. Throws `offer_closed`. */
export async function repayLoan(
  server: ServerContext,
  tx: Transaction,
  { playerId, paymentId, settlement }: Repayment,
): Promise<LoanRow> {
  const loans = await unpaidLoansOf(tx, playerId)
  const loan = loans.find(({ id }) => id === settlement.loanId)
  if (!loan) throw new RequestError('offer_closed', 'This offer is closed.')
  const { amountCents } = settlement
  const others = loans.filter(({ id }) => id !== loan.id)
  await scheduleHearsay(server, tx, { loan, others, amountCents })
  const paid = await payOnLoan(server, tx, loan, { cause: paymentId, amountCents })
  const player = await playerOf(tx, playerId)
  if (!player) return paid
  await updatePlayer(tx, playerId, {
    reputation: moveReputation(player.reputation, settlement.reputation),
    xp: player.xp + settlement.xp,
  })
  return paid
}

/** If the payment was made with another shark's money, schedules hearsay that reaches that shark in a day or two. */
async function scheduleHearsay(
  server: ServerContext,
  tx: Transaction,
  payment: { loan: LoanRow; others: readonly LoanRow[]; amountCents: number },
): Promise<void> {
  const { loan, others, amountCents } = payment
  const now = server.clock.now()
  const cash = cashAccount(loan.playerId)
  const cashCents = (await balancesOf(tx, [cash])).get(cash) ?? 0
  const otherLoans = others.map(toLoan)
  const hearer = lenderWhoseMoneyPaid({ amountCents, cashCents, otherLoans, now })
  const player = hearer && (await playerOf(tx, loan.playerId))
  if (!player) return
  const purpose = `word|${loan.shark}|${loan.repaidCents}`
  const chance = await playerChance(server, tx, player, purpose)
  await addHearsay(tx, {
    id: server.ids.uuid(),
    playerId: loan.playerId,
    hearer,
    payee: loan.shark,
    amountCents,
    arrivesAt: hearsayArrivesAt(chance, now),
  })
}
