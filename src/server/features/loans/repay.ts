import { repayCall } from '#src/protocol/calls/loans.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { internalError } from '../../platform/http/request-error.ts'
import type { PlayerWriter, Written } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { toDollars, toStateDelta } from '../../read/player/figures.ts'
import { figuresAfter } from '../../read/player/figures-after.ts'
import { toSlip } from '../../read/player/loan-slip.ts'

export interface AskedRepayment {
  readonly caller: Actor
  readonly loanId: string
  readonly amountCents: number
  readonly idempotencyKey: string | undefined
  /** The id of the payment, a UUID. */
  readonly id: string
}

/** Pays on a loan outside of a conversation, with the effects of a repayment offer. Throws the refusals of the call. */
export function repay(
  writer: PlayerWriter,
  { caller: { playerId }, loanId, amountCents, idempotencyKey, id }: AskedRepayment,
): Promise<ResponseOf<typeof repayCall>> {
  return writer.act({
    request: {
      ...{ caller: { playerId }, call: repayCall, key: idempotencyKey },
      body: { loanId, amountCents },
    },
    command: { kind: 'repay', loan: loanId, payment: id, cents: amountCents },
    answer: (written) => toRepaid(written, loanId),
  })
}

function toRepaid(written: Written, loanId: string): ResponseOf<typeof repayCall> {
  const loan = written.sheet.loans.find(({ id }) => id === loanId)
  if (!loan) throw internalError(written.events)
  const figures = figuresAfter(written)
  return {
    loan: toSlip(loan, written.now),
    cash: toDollars(figures.cashCents),
    state_delta: toStateDelta(figures),
  }
}
