import { chatTurnCall } from '#src/protocol/calls/chat-turns.ts'
import { type ChatEvent } from '#src/protocol/chat.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { type ApiClient } from './client.ts'
import { streamEvents } from './stream-events.ts'
import { readResponse } from './read-response.ts'
import { toEvents } from './stream-chat.ts'

interface StreamTurnParameters {
  readonly turnId: string
  /** How many tokens were received before; the server does not repeat them. */
  readonly after: number
  readonly signal: AbortSignal
}

/** Resumes a reply, running or finished. Yields its events (see {@link streamEvents}). */
export function streamTurn(
  client: ApiClient,
  { turnId, after, signal }: StreamTurnParameters,
): AsyncGenerator<ChatEvent, void, undefined> {
  return streamEvents(client, {
    open: (stop) =>
      client.open(chatTurnCall, {
        params: { turn_id: turnId },
        query: { after },
        accept: 'text/event-stream',
        noKeyMessage: CALL_TEXTS.noChatKey,
        signal: stop,
      }),
    // readResponse has validated the body with chatTurnCall's schema.
    readWhole: async (response) =>
      toEvents((await readResponse(chatTurnCall, response)) as ResponseOf<typeof chatTurnCall>),
    signal,
  })
}
