import { tradeCall } from '#src/protocol/calls/trade.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Trade = BodyInput<typeof tradeCall>
export type TradeReturnType = ResponseOf<typeof tradeCall>

/** Buys or sells in the player's borough. Under the same idempotency key once. */
export function trade(
  client: ApiClient,
  body: Trade,
  idempotencyKey?: string,
): Promise<TradeReturnType> {
  return client.request(tradeCall, {
    body,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
}
