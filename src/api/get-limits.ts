import { chatLimitsCall } from '#src/protocol/calls/chat.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type ChatLimits = ResponseOf<typeof chatLimitsCall>

/** Today's interactions. */
export function getLimits(client: ApiClient): Promise<ChatLimits> {
  return client.request(chatLimitsCall)
}
