import { historyCall } from '#src/protocol/calls/economy.ts'
import { type QueryInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type PriceHistory = ResponseOf<typeof historyCall>

/** Returns the opening prices of a good in a borough, or the borough's index, one per tick, oldest first. */
export function getPriceHistory(
  client: ApiClient,
  query: QueryInput<typeof historyCall>,
): Promise<PriceHistory> {
  return client.request(historyCall, { query })
}
