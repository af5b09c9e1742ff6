import { chatCall } from '#src/protocol/calls/chat.ts'
import { type ChatEvent } from '#src/protocol/chat.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { chatBody, type ChatInput } from './chat-body.ts'
import { type ApiClient } from './client.ts'
import { streamEvents } from './stream-events.ts'
import { readResponse } from './read-response.ts'
import { type ChatResponse, type ChatOptions } from './send-chat.ts'

/** Sends a message to a shark. Yields the events of the reply (see {@link streamEvents}). */
export function streamChat(
  client: ApiClient,
  input: ChatInput,
  { idempotencyKey, signal }: ChatOptions,
): AsyncGenerator<ChatEvent, void, undefined> {
  return streamEvents(client, {
    open: (stop) =>
      client.open(chatCall, {
        body: chatBody(input),
        accept: 'text/event-stream',
        noKeyMessage: CALL_TEXTS.noChatKey,
        idempotencyKey,
        signal: stop,
      }),
    // readResponse has validated the body with chatCall's schema.
    readWhole: async (response) =>
      toEvents((await readResponse(chatCall, response)) as ChatResponse),
    signal,
  })
}

/** Yields the events of a reply from a server (or proxy) that does not stream. */
export function* toEvents(reply: ChatResponse): Generator<ChatEvent> {
  if ('payment_required' in reply) {
    yield { event: 'payment_required', data: reply.payment_required }
    return
  }
  const { turn_id, conversation_id, quick_replies, state_delta, message, mood } = reply
  yield { event: 'turn', data: { turn_id, conversation_id } }
  yield { event: 'chips', data: { quick_replies } }
  yield { event: 'delta', data: { state_delta } }
  yield { event: 'done', data: { message, mood } }
}
