import { tradeCall } from '#src/protocol/calls/trade.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Trade = BodyInput<typeof tradeCall>
export type TradeReturnType = ResponseOf<typeof tradeCall>

/** Buys or sells in the player's borough. A retry does not trade twice. */
export function trade(client: ApiClient, body: Trade): Promise<TradeReturnType> {
  return client.request(tradeCall, { body })
}
