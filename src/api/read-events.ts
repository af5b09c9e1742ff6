import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { parseJson } from '#src/lib/parse-json.ts'
import { type ChatEvent, chatEventSchemas, type ChatEventName } from '#src/protocol/chat.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { ApiError } from './api-error.ts'

interface ReadEventsOptions {
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** How long the connection may be silent before the events end with a `timeout` error. */
  readonly stallMs: number
}

/** Yields the validated events of an SSE response. Skips unknown events; throws `bad_answer` on an invalid one. */
export async function* readEvents(
  response: Response,
  { sleep, stallMs }: ReadEventsOptions,
): AsyncGenerator<ChatEvent, void, undefined> {
  if (!response.body) return
  const parsed: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => parsed.push(message) })
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  try {
    for (;;) {
      const { done, value } = await withinTime(reader.read(), sleep, stallMs)
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      for (const message of parsed.splice(0)) {
        const event = readEvent(message)
        if (event) yield event
      }
    }
  } finally {
    // Cancelling fails if the body is already closed or broken. Then there is nothing to release.
    await reader.cancel().catch(() => undefined)
  }
}

async function withinTime<result>(
  result: Promise<result>,
  sleep: ReadEventsOptions['sleep'],
  ms: number,
): Promise<result> {
  const settled = new AbortController()
  const stalled = sleep(ms, settled.signal).then((): never => {
    throw new ApiError('timeout', CALL_TEXTS.timedOut)
  })
  // When the response comes first, the sleep ends early and its rejection must not count as unhandled.
  stalled.catch(() => undefined)
  try {
    return await Promise.race([result, stalled])
  } finally {
    settled.abort()
  }
}

function readEvent({ event: name, data }: EventSourceMessage): ChatEvent | undefined {
  if (!name || !isChatEventName(name)) return undefined
  const parsed = chatEventSchemas[name].safeParse(parseJson(data))
  if (!parsed.success) {
    throw new ApiError('bad_answer', CALL_TEXTS.unexpectedAnswer, { cause: parsed.error })
  }
  // The schema was looked up by the name, so name and data match; TypeScript cannot infer this.
  return { event: name, data: parsed.data } as ChatEvent
}

function isChatEventName(name: string): name is ChatEventName {
  return Object.hasOwn(chatEventSchemas, name)
}
