import { turnCall } from '#src/protocol/calls/turn.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Actions = BodyInput<typeof turnCall>['actions']
export type SendActionsReturnType = ResponseOf<typeof turnCall>

/**
 * Carries out a batch of actions: all of them, or none. A batch that is sent again under the same key takes effect
 * once.
 */
export function sendActions(
  client: ApiClient,
  actions: Actions,
  idempotencyKey: string,
): Promise<SendActionsReturnType> {
  return client.request(turnCall, { body: { actions }, idempotencyKey })
}
