import { chatHistoryCall } from '#src/protocol/calls/chat.ts'
import { type QueryInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Conversation = ResponseOf<typeof chatHistoryCall>['conversations'][number]

/**
 * Returns the player's conversations with their last messages. Rejects with a 404 when the requested conversation no
 * longer exists.
 */
export async function getHistory(
  client: ApiClient,
  parameters: QueryInput<typeof chatHistoryCall> = {},
): Promise<readonly Conversation[]> {
  const { conversations } = await client.request(chatHistoryCall, { query: parameters })
  return conversations
}
