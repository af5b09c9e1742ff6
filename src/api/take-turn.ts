import { turnCall } from '#src/protocol/calls/turn.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type TurnActions = BodyInput<typeof turnCall>['actions']
export type TakeTurnReturnType = ResponseOf<typeof turnCall>

/** Carries a turn out: all of its actions, or none; under its key once, however often it is sent. */
export function takeTurn(
  client: ApiClient,
  actions: TurnActions,
  idempotencyKey: string,
): Promise<TakeTurnReturnType> {
  return client.request(turnCall, { body: { actions }, idempotencyKey })
}
