import { batchCall } from '#src/protocol/calls/batch.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Actions = BodyInput<typeof batchCall>['actions']
export type SendActionsReturnType = ResponseOf<typeof batchCall>

/**
 * Carries out a batch of actions: all of them, or none. A batch that is sent again under the same key takes effect
 * once.
 */
export function sendActions(
  client: ApiClient,
  actions: Actions,
  idempotencyKey: string,
): Promise<SendActionsReturnType> {
  return client.request(batchCall, { body: { actions }, idempotencyKey })
}
