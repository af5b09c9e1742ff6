import { chatCall } from '#src/protocol/calls/chat.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { chatBody, type ChatInput } from './chat-body.ts'
import { type ApiClient } from './client.ts'

export type ChatResponse = ResponseOf<typeof chatCall>

export interface ChatOptions {
  /** Must be the same for the stream and its plain fallback, so that the server creates only one turn. */
  readonly idempotencyKey: string
  readonly signal?: AbortSignal
}

/** Sends a message to a shark and waits for the complete reply. */
export function sendChat(
  client: ApiClient,
  input: ChatInput,
  options: ChatOptions,
): Promise<ChatResponse> {
  return client.request(chatCall, {
    body: chatBody(input),
    noKeyMessage: CALL_TEXTS.noChatKey,
    ...options,
  })
}
