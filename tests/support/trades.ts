import { randomUUID } from 'node:crypto'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import type { BodyInput, ResponseOf } from '#src/protocol/endpoint.ts'
import { type Answered, call, send, type TestApp, type TestPlayer } from './app.ts'

export type Traded = ResponseOf<typeof tradeCall>

/** A trade that is expected to be filled. */
export function trade(
  app: TestApp,
  player: TestPlayer,
  body: BodyInput<typeof tradeCall>,
  key: string = randomUUID(),
): Promise<Traded> {
  return call(app, tradeCall, { body, headers: { ...player.headers, 'idempotency-key': key } })
}

/** Whatever a trade is answered with. */
export function tryTrade(
  app: TestApp,
  player: TestPlayer,
  body: unknown,
  key: string = randomUUID(),
): Promise<Answered> {
  const headers = { ...player.headers, 'idempotency-key': key }
  return send(app, 'POST /api/v1/economy/trade', { body, headers })
}
