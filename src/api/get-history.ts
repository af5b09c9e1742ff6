import { chatHistoryCall } from '#src/protocol/calls/chat.ts'
import { type QueryInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Conversation = ResponseOf<typeof chatHistoryCall>['conversations'][number]

/** The player's conversations with their last messages; a 404 means that the conversation asked for is gone. */
export async function getHistory(
  client: ApiClient,
  parameters: QueryInput<typeof chatHistoryCall> = {},
): Promise<readonly Conversation[]> {
  const { conversations } = await client.request(chatHistoryCall, { query: parameters })
  return conversations
}
