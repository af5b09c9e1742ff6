import { stopTurnCall } from '#src/protocol/calls/chat-turns.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Ends a turn at the server; resolves with what was said until then, once that is kept. */
export function stopTurn(
  client: ApiClient,
  turnId: string,
): Promise<ResponseOf<typeof stopTurnCall>> {
  return client.request(stopTurnCall, { params: { turn_id: turnId } })
}
