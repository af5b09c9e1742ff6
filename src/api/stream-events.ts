import { type ChatEvent } from '#src/protocol/chat.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { ApiError } from './api-error.ts'
import { type ApiClient } from './client.ts'
import { readEvents } from './read-events.ts'

/** The server sends at least a comment every 15 s; a connection that is silent for twice as long is dead. */
const STALL_MS = 30_000

interface StreamSetup {
  /** Opens the connection. It closes when `stop` aborts. */
  readonly open: (stop: AbortSignal) => Promise<Response>
  /** Returns the events of a response that was not streamed. */
  readonly readWhole: (response: Response) => Promise<Iterable<ChatEvent>>
  readonly signal: AbortSignal | undefined
}

/**
 * Yields the events of a reply as they arrive. The last is `done`, `payment_required` or `error`. Throws an {@link
 * ApiError} when the call is refused, has no connection, stalls, is aborted, or ends before its last event. Leaving the
 * loop early closes the connection; the reply continues on the server.
 */
export async function* streamEvents(
  client: ApiClient,
  { open, readWhole, signal }: StreamSetup,
): AsyncGenerator<ChatEvent, void, undefined> {
  const connection = new AbortController()
  try {
    const response = await open(
      signal ? AbortSignal.any([signal, connection.signal]) : connection.signal,
    )
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      yield* await readWhole(response)
      return
    }
    for await (const event of readEvents(response, { sleep: client.sleep, stallMs: STALL_MS })) {
      yield event
      if (isLast(event)) return
    }
    throw new ApiError('network', CALL_TEXTS.networkFailed)
  } catch (failure) {
    throw toApiError(failure, signal)
  } finally {
    connection.abort()
  }
}

function isLast({ event }: ChatEvent): boolean {
  return event === 'done' || event === 'payment_required' || event === 'error'
}

function toApiError(failure: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return new ApiError('aborted', CALL_TEXTS.stopped, { cause: failure })
  if (failure instanceof ApiError) return failure
  return new ApiError('network', CALL_TEXTS.networkFailed, { cause: failure })
}
