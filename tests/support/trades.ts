import { randomUUID } from 'node:crypto'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import type { BodyInput, ResponseOf } from '#src/protocol/endpoint.ts'
import { type TestResponse, call, send, type TestApp, type TestPlayer } from './app.ts'

export type TradeResponse = ResponseOf<typeof tradeCall>

/** Makes a trade that must succeed. */
export function trade(
  app: TestApp,
  player: TestPlayer,
  body: BodyInput<typeof tradeCall>,
  key: string = randomUUID(),
): Promise<TradeResponse> {
  return call(app, tradeCall, { body, headers: { ...player.headers, 'idempotency-key': key } })
}

/** Whatever a trade is answered with. */
export function tryTrade(
  app: TestApp,
  player: TestPlayer,
  body: unknown,
  key: string = randomUUID(),
): Promise<TestResponse> {
  const headers = { ...player.headers, 'idempotency-key': key }
  return send(app, 'POST /api/v1/economy/trade', { body, headers })
}
