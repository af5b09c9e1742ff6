import { chatTriggerCall } from '#src/protocol/calls/chat.ts'
import { type Character } from '#src/protocol/characters.ts'
import { type ChatEvent } from '#src/protocol/chat.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { type ApiClient } from './client.ts'
import { streamEvents } from './stream-events.ts'
import { readResponse } from './read-response.ts'
import { type ChatOptions } from './send-chat.ts'
import { toEvents } from './stream-chat.ts'

interface TriggerAgentParameters {
  readonly character: Character
  readonly conversationId: string | null
}

/**
 * Requests an unprompted reply of a shark. Yields its events (see {@link streamEvents}), or none when the shark has
 * nothing new to say.
 */
export function triggerAgent(
  client: ApiClient,
  { character, conversationId }: TriggerAgentParameters,
  { idempotencyKey, signal }: ChatOptions,
): AsyncGenerator<ChatEvent, void, undefined> {
  return streamEvents(client, {
    open: (stop) =>
      client.open(chatTriggerCall, {
        params: { agent: character },
        body: conversationId === null ? {} : { conversation_id: conversationId },
        accept: 'text/event-stream',
        noKeyMessage: CALL_TEXTS.noChatKey,
        idempotencyKey,
        signal: stop,
      }),
    readWhole: async (response) => {
      // readResponse has validated the body with chatTriggerCall's schema.
      const reply = (await readResponse(chatTriggerCall, response)) as ResponseOf<
        typeof chatTriggerCall
      >
      return reply.message === null ? [] : toEvents(reply)
    },
    signal,
  })
}
