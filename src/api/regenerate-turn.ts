import { regenerateTurnCall } from '#src/protocol/calls/chat-turns.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Has the last answer of a talk worded anew, from the same decision. */
export function regenerateTurn(
  client: ApiClient,
  turnId: string,
): Promise<ResponseOf<typeof regenerateTurnCall>> {
  return client.request(regenerateTurnCall, { params: { turn_id: turnId } })
}
