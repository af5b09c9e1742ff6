import { chatCall } from '#src/protocol/calls/chat.ts'
import { type ChatEvent } from '#src/protocol/chat.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { chatBody, type Speech } from './chat-body.ts'
import { type ApiClient } from './client.ts'
import { hearLine } from './hear-line.ts'
import { readAnswer } from './read-answer.ts'
import { type ChatAnswer, type ChatOptions } from './send-chat.ts'

/** Sends a message to a shark. Yields the events of the reply (see {@link streamEvents}). */
export function streamChat(
  client: ApiClient,
  speech: Speech,
  { idempotencyKey, signal }: ChatOptions,
): AsyncGenerator<ChatEvent, void, undefined> {
  return hearLine(client, {
    open: (stop) =>
      client.open(chatCall, {
        body: chatBody(speech),
        accept: 'text/event-stream',
        noKeySentence: CALL_TEXTS.noChatKey,
        idempotencyKey,
        signal: stop,
      }),
    // readResponse has validated the body with chatCall's schema.
    readWhole: async (response) => eventsOf((await readAnswer(chatCall, response)) as ChatAnswer),
    signal,
  })
}

/** Yields the events of a reply from a server (or proxy) that does not stream. */
export function* eventsOf(answer: ChatAnswer): Generator<ChatEvent> {
  if ('payment_required' in answer) {
    yield { event: 'payment_required', data: answer.payment_required }
    return
  }
  const { turn_id, conversation_id, quick_replies, state_delta, message, mood } = answer
  yield { event: 'turn', data: { turn_id, conversation_id } }
  yield { event: 'chips', data: { quick_replies } }
  yield { event: 'delta', data: { state_delta } }
  yield { event: 'done', data: { message, mood } }
}
