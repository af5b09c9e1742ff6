import { loansCall } from '#src/protocol/calls/loans.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Loans = ResponseOf<typeof loansCall>

/** Returns the player's loans, unpaid ones first. */
export function getLoans(client: ApiClient): Promise<Loans> {
  return client.request(loansCall)
}
