import { ApiError, isApiError, isAuthFailure } from '#src/api/api-error.ts'
import { type ChatInput } from '#src/api/chat-body.ts'
import { sendChat } from '#src/api/send-chat.ts'
import { toEvents, streamChat } from '#src/api/stream-chat.ts'
import { streamTurn } from '#src/api/stream-turn.ts'
import { triggerAgent } from '#src/api/trigger-agent.ts'
import { type Character } from '#src/protocol/characters.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ConversationServices } from './conversation-services.ts'
import { applyEvents, type ReplyProgress } from './apply-events.ts'
import { sentenceFor } from './sentence-for.ts'

/** How a request for a reply ended. */
export type Outcome =
  | { readonly kind: 'answered' | 'session_lost' | 'aborted' }
  /** The server refused the message; it has no effect. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** The connection failed; the server may or may not have received the message. */
  | { readonly kind: 'connection_lost'; readonly sentence: string }

/**
 * Sends a message and reads the reply to its end. A stream that breaks is resumed once. If the stream has not named its
 * turn, or the server does not know the turn, a plain call under the same key replaces it: the server joins both into
 * one turn.
 */
export function requestReply(
  services: ConversationServices,
  input: ChatInput,
  { progress, key }: { readonly progress: ReplyProgress; readonly key: string },
): Promise<Outcome> {
  const { api } = services
  const { stream } = progress
  const options = { idempotencyKey: key, signal: stream.signal }
  const requestWhole = async (): Promise<string | null> =>
    applyEvents(services, toEvents(await sendChat(api, input, options)), progress)
  return withOneRetry(
    services,
    () => applyEvents(services, streamChat(api, input, options), progress),
    async () => {
      if (stream.turnId === null) return requestWhole()
      try {
        return await resumeStream(services, stream.turnId, progress)
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return requestWhole()
        throw failure
      }
    },
  )
}

/** Reads the reply of an existing turn to its end. A stream that breaks is resumed once. */
export function resumeReply(
  services: ConversationServices,
  turnId: string,
  progress: ReplyProgress,
): Promise<Outcome> {
  const request = (): Promise<string | null> => resumeStream(services, turnId, progress)
  return withOneRetry(services, request, request)
}

/** Requests the events after the last received token. */
function resumeStream(
  services: ConversationServices,
  turnId: string,
  progress: ReplyProgress,
): Promise<string | null> {
  const { signal } = progress.stream
  const events = streamTurn(services.api, { turnId, after: progress.tokens, signal })
  return applyEvents(services, events, progress)
}

/** Lets the shark speak first, if there is anything new; `onStart` is called when there is. */
export function requestUnpromptedReply(
  services: ConversationServices,
  conversation: { readonly character: Character; readonly conversationId: string | null },
  progress: ReplyProgress,
  onStart: () => void,
): Promise<Outcome> {
  const { api } = services
  const { stream } = progress
  const options = { idempotencyKey: api.newKey(), signal: stream.signal }
  const request = (): Promise<string | null> =>
    applyEvents(services, triggerAgent(api, conversation, options), progress, onStart)
  return withOneRetry(services, request, () =>
    stream.turnId === null ? request() : resumeStream(services, stream.turnId, progress),
  )
}

async function withOneRetry(
  { log }: ConversationServices,
  request: () => Promise<string | null>,
  retry: () => Promise<string | null>,
): Promise<Outcome> {
  try {
    return toOutcome(await request())
  } catch (failure) {
    if (isFinalFailure(failure)) return failureOutcome(failure)
    log('receiving a reply', failure)
  }
  try {
    return toOutcome(await retry())
  } catch (failure) {
    log('receiving a reply again', failure)
    return failureOutcome(failure)
  }
}

function toOutcome(refusal: string | null): Outcome {
  return refusal === null ? { kind: 'answered' } : { kind: 'refused', sentence: refusal }
}

function failureOutcome(failure: unknown): Outcome {
  if (isAuthFailure(failure)) return { kind: 'session_lost' }
  if (isApiError(failure, 'aborted')) return { kind: 'aborted' }
  return isRefusal(failure)
    ? { kind: 'refused', sentence: sentenceFor(failure) }
    : { kind: 'connection_lost', sentence: CHAT_TEXTS.connectionError }
}

function isFinalFailure(failure: unknown): boolean {
  return isAuthFailure(failure) || isApiError(failure, 'aborted') || isRefusal(failure)
}

/** Whether the server refused the request; a retry would be refused too. */
function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500
}
