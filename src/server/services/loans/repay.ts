import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { repayCall } from '#src/protocol/calls/loans.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { owedAt } from '#src/rules/loans.ts'
import { formatCents } from '#src/rules/money.ts'
import { takesCash } from '#src/rules/sharks/offers.ts'
import { settle } from '#src/rules/sharks/settle.ts'
import type { Transaction } from '../../db/database.ts'
import { type LoanRow, loanOf } from '../../db/repositories/loans.ts'
import { saveRelation } from '../../db/repositories/relations.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { readSituation } from '../chat/situation.ts'
import { answerOnce } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'
import { lockForAction } from '../players/lock-for-action.ts'
import { readFigures, toDollars, toStateDelta } from '../players/figures.ts'
import { toLoan } from './accrue-interest.ts'
import { toSlip } from './loan-slip.ts'
import { repayLoan } from './repay-loan.ts'

type Repaid = ResponseOf<typeof repayCall>

/** Pays on a loan outside of a conversation, with the effects of a repayment offer. Throws the refusals of the call. */
export function repay(
  server: ServerContext,
  request: {
    caller: Actor
    loanId: string
    amountCents: number
    idempotencyKey: string | undefined
  },
): Promise<Repaid> {
  const { loanId, amountCents, idempotencyKey } = request
  const { playerId } = request.caller
  return answerOnce(
    server,
    { caller: { playerId }, call: repayCall, key: idempotencyKey, body: { loanId, amountCents } },
    async (tx) => ({ result: await pay(server, tx, { playerId, loanId, amountCents }) }),
  )
}

async function pay(
  server: ServerContext,
  tx: Transaction,
  { playerId, loanId, amountCents }: { playerId: string; loanId: string; amountCents: number },
): Promise<Repaid> {
  const now = server.clock.now()
  await lockForAction(server, tx, playerId)
  const row = await findPayableLoan(tx, playerId, loanId)
  const owedCents = owedAt(toLoan(row), now)
  if (amountCents > owedCents) {
    throw new RequestError('invalid_input', `You owe ${formatCents(owedCents)}, not more.`)
  }
  const { situation } = await readSituation(server, tx, {
    playerId,
    character: row.shark,
    text: '',
    seed: row.id,
    streetTalk: [],
  })
  const terms = { kind: 'repay', loanId, amountCents } as const
  const { settlement, relation } = settle(situation, terms, 'accept')
  if (settlement.kind !== 'repaid') {
    const cash = formatCents(situation.player.cashCents)
    throw new RequestError('short_of_cash', `You have ${cash}, and no more to pay with.`)
  }
  const paid = await repayLoan(server, tx, { playerId, paymentId: server.ids.uuid(), settlement })
  await saveRelation(tx, playerId, row.shark, relation)
  const figures = await readFigures(server, tx, playerId)
  return {
    loan: toSlip(paid, now),
    cash: toDollars(figures.cashCents),
    state_delta: toStateDelta(figures),
  }
}

/** Returns a loan that accepts cash. Throws `not_found` or `offer_closed`. */
async function findPayableLoan(
  tx: Transaction,
  playerId: string,
  loanId: string,
): Promise<LoanRow> {
  const row = await loanOf(tx, playerId, loanId)
  if (!row) throw new RequestError('not_found', 'There is no such loan.')
  if (row.status === 'paid') throw new RequestError('offer_closed', 'This loan is paid.')
  if (!takesCash(row)) {
    const name = CHARACTER_NAMES[row.shark]
    throw new RequestError('offer_closed', `${name} takes no cash. Do missions for him.`)
  }
  return row
}
