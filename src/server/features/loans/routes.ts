import { loansCall, repayCall } from '#src/protocol/calls/loans.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { listLoans } from './list-loans.ts'
import { repay } from './repay.ts'

export function bindLoanRoutes(router: Router, { server, writer }: GameContext): void {
  bind(router, loansCall, ({ caller }) => listLoans(server, caller.playerId))

  bind(router, repayCall, ({ params, body, caller, idempotencyKey }) =>
    repay(writer, {
      ...{ caller, idempotencyKey, loanId: params.id },
      amountCents: Math.round(body.amount * 100),
      id: server.ids.uuid(),
    }),
  )
}
