import { regenerateTurnCall } from '#src/protocol/calls/chat-turns.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Requests new words for the last reply of a conversation, from the same decision. */
export function regenerateTurn(
  client: ApiClient,
  turnId: string,
): Promise<ResponseOf<typeof regenerateTurnCall>> {
  return client.request(regenerateTurnCall, { params: { turn_id: turnId } })
}
