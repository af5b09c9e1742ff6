import * as z from 'zod/mini'
import { parseJson } from '#src/lib/parse-json.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { HOST_PROBE } from '#src/protocol/timing.ts'
import { type FarcasterContext, farcasterContextSchema } from './context.ts'

/** The part of a window that is needed here, so that a test can supply it. */
export interface ContextWindow extends EventTarget {
  readonly parent: unknown
  readonly document: EventTarget
}

const QUESTION_ID = 'dcw-context'
/** comlink's wire format: the host answers a GET of 'context' with the raw value. */
const QUESTION = { id: QUESTION_ID, type: 'GET', path: ['context'], argumentList: [] } as const
const answerSchema = z.object({
  id: z.literal(QUESTION_ID),
  type: z.literal('RAW'),
  value: farcasterContextSchema,
})

/**
 * Asks the app around the page for its Farcaster context. Speaks the protocol without the SDK, because a page in an
 * unknown frame must not load it. Resolves to null when no answer comes in time.
 */
export function askContext(page: ContextWindow, timers: Timers): Promise<FarcasterContext | null> {
  const host = hostOf(page)
  if (!host) return Promise.resolve(null)
  return new Promise((resolve) => {
    const releases = new Releases()
    const finish = (context: FarcasterContext | null): void => {
      releases.releaseAll()
      resolve(context)
    }
    const onMessage = (data: unknown): void => {
      const answer = answerSchema.safeParse(typeof data === 'string' ? parseJson(data) : data)
      if (answer.success) finish(answer.data.value)
    }
    releases.own(host.listen(onMessage))
    releases.own(timers.after(HOST_PROBE.timeoutMs, () => finish(null)))
    // A host may begin to listen only after it has loaded the page.
    releases.own(timers.every(HOST_PROBE.againMs, host.ask))
    host.ask()
  })
}

interface ContextSource {
  ask(): void
  listen(onMessage: (data: unknown) => void): Release
}

function hostOf(page: ContextWindow): ContextSource | null {
  const view: unknown = 'ReactNativeWebView' in page ? page.ReactNativeWebView : undefined
  if (canPost(view)) {
    return {
      ask: () => view.postMessage(JSON.stringify(QUESTION)),
      listen: (onMessage) =>
        listen(page.document, 'FarcasterFrameCallback', ({ data }) => onMessage(data)),
    }
  }
  const { parent } = page
  if (parent === page || !canPost(parent)) return null
  return {
    // The question holds nothing secret, so any origin may receive it. Only the parent's answer is accepted.
    ask: () => parent.postMessage(QUESTION, '*'),
    listen: (onMessage) =>
      listen(page, 'message', ({ data, source }) => {
        if (source === parent) onMessage(data)
      }),
  }
}

function canPost(
  target: unknown,
): target is { postMessage: (message: unknown, origin?: string) => void } {
  // A window of another origin is not an instance of this page's Object.
  return typeof target === 'object' && target !== null && 'postMessage' in target
}

function listen(target: EventTarget, name: string, run: (event: MessageEvent) => void): Release {
  const onMessage = (event: Event): void => {
    if (event instanceof MessageEvent) run(event)
  }
  target.addEventListener(name, onMessage)
  return () => target.removeEventListener(name, onMessage)
}
