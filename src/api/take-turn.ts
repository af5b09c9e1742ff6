import { turnCall } from '#src/protocol/calls/turn.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type TurnActions = BodyInput<typeof turnCall>['actions']
export type TakeTurnReturnType = ResponseOf<typeof turnCall>

/** Works, and hands missions in: all that is asked for, or none of it. */
export function takeTurn(client: ApiClient, actions: TurnActions): Promise<TakeTurnReturnType> {
  return client.request(turnCall, { body: { actions } })
}
