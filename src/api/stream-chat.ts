import { chatCall } from '#src/protocol/calls/chat.ts'
import { type ChatEvent } from '#src/protocol/chat.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { ApiError } from './api-error.ts'
import { chatBody, type Speech } from './chat-body.ts'
import { type ApiClient } from './client.ts'
import { readAnswer } from './read-answer.ts'
import { readEvents } from './read-events.ts'
import { type ChatAnswer, type ChatOptions } from './send-chat.ts'

/** The server sends at least a comment every 15 s; twice that is a dead line. */
const STALL_MS = 30_000

/**
 * Says something to a shark and yields the turn's events as they come; `done`, `payment_required` or `error` is the last.
 * Throws an {@link ApiError}: refused, no connection, stalled, stopped, or broken off before its end.
 * Leaving the loop early closes the line; the turn goes on at the server.
 */
export async function* streamChat(
  client: ApiClient,
  speech: Speech,
  { idempotencyKey, signal }: ChatOptions,
): AsyncGenerator<ChatEvent, void, undefined> {
  const line = new AbortController()
  const stop = signal ? AbortSignal.any([signal, line.signal]) : line.signal
  try {
    const response = await client.open(chatCall, {
      body: chatBody(speech),
      accept: 'text/event-stream',
      noKeySentence: CALL_TEXTS.noChatKey,
      idempotencyKey,
      signal: stop,
    })
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      // readAnswer has just held the body to chatCall's schema.
      yield* eventsOf((await readAnswer(chatCall, response)) as ChatAnswer)
      return
    }
    for await (const event of readEvents(response, { sleep: client.sleep, stallMs: STALL_MS })) {
      yield event
      if (isLast(event)) return
    }
    throw new ApiError('network', CALL_TEXTS.networkFailed)
  } catch (failure) {
    throw asApiError(failure, signal)
  } finally {
    line.abort()
  }
}

function isLast({ event }: ChatEvent): boolean {
  return event === 'done' || event === 'payment_required' || event === 'error'
}

function asApiError(failure: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return new ApiError('aborted', CALL_TEXTS.stopped, { cause: failure })
  if (failure instanceof ApiError) return failure
  return new ApiError('network', CALL_TEXTS.networkFailed, { cause: failure })
}

/** A server (or proxy) that answers whole instead of streaming tells the same turn at once. */
export function* eventsOf(answer: ChatAnswer): Generator<ChatEvent> {
  if ('payment_required' in answer) {
    yield { event: 'payment_required', data: answer.payment_required }
    return
  }
  const { turn_id, conversation_id, quick_replies, state_delta, message } = answer
  yield { event: 'turn', data: { turn_id, conversation_id } }
  yield { event: 'chips', data: { quick_replies } }
  yield { event: 'delta', data: { state_delta } }
  yield { event: 'done', data: { message } }
}
