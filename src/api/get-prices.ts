import { pricesCall } from '#src/protocol/calls/economy.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Prices = ResponseOf<typeof pricesCall>

/** Returns the quotes of every good in every borough. */
export function getPrices(client: ApiClient): Promise<Prices> {
  return client.request(pricesCall)
}
