import { tickerCall } from '#src/protocol/calls/economy.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Ticker = ResponseOf<typeof tickerCall>

/** Returns the market's changes over 24 hours. */
export function getTicker(client: ApiClient): Promise<Ticker> {
  return client.request(tickerCall)
}
