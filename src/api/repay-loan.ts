import { repayCall } from '#src/protocol/calls/loans.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type RepayLoanReturnType = ResponseOf<typeof repayCall>

/** Pays `amount` dollars on a loan. Under the same idempotency key once. */
export function repayLoan(
  client: ApiClient,
  { id, amount }: { readonly id: string; readonly amount: number },
  idempotencyKey?: string,
): Promise<RepayLoanReturnType> {
  return client.request(repayCall, {
    params: { id },
    body: { amount },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
}
