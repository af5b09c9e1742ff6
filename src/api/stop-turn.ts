import { stopTurnCall } from '#src/protocol/calls/chat-turns.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Stops a reply on the server. Resolves with what was said until then, after the server has stored it. */
export function stopTurn(
  client: ApiClient,
  turnId: string,
): Promise<ResponseOf<typeof stopTurnCall>> {
  return client.request(stopTurnCall, { params: { turn_id: turnId } })
}
