import { ApiError, isApiError, isAuthFailure } from '#src/api/api-error.ts'
import { type Speech } from '#src/api/chat-body.ts'
import { sendChat } from '#src/api/send-chat.ts'
import { eventsOf, streamChat } from '#src/api/stream-chat.ts'
import { streamTurn } from '#src/api/stream-turn.ts'
import { triggerAgent } from '#src/api/trigger-agent.ts'
import { type Character } from '#src/protocol/characters.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ConversationServices } from './conversation-services.ts'
import { hearEvents, type Hearing } from './hear-events.ts'
import { sentenceFor } from './sentence-for.ts'

/** What became of a line. */
export type Outcome =
  | { readonly kind: 'answered' | 'session_lost' | 'hung_up' }
  /** The server said no: it is as if nothing had been said. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** Nobody knows what the server has heard. */
  | { readonly kind: 'broken'; readonly sentence: string }

/**
 * Sends a message and reads the reply to its end. A stream that fails is requested once more, as a plain call under the
 * same key: the server joins both into one turn.
 */
export function hearAnswer(
  services: ConversationServices,
  speech: Speech,
  { hearing, key }: { readonly hearing: Hearing; readonly key: string },
): Promise<Outcome> {
  const { api } = services
  const options = { idempotencyKey: key, signal: hearing.line.signal }
  return hearTwice(
    services,
    () => hearEvents(services, streamChat(api, speech, options), hearing),
    async () => hearEvents(services, eventsOf(await sendChat(api, speech, options)), hearing),
  )
}

/** Hears out a turn that was begun before; where the stream breaks it is taken up once more, where it broke. */
export function hearTurn(
  services: ConversationServices,
  turnId: string,
  hearing: Hearing,
): Promise<Outcome> {
  const hear = (): Promise<string | null> => takeUp(services, turnId, hearing)
  return hearTwice(services, hear, hear)
}

/** Hears a turn from where it was last heard. */
function takeUp(
  services: ConversationServices,
  turnId: string,
  hearing: Hearing,
): Promise<string | null> {
  const { signal } = hearing.line
  const events = streamTurn(services.api, { turnId, after: hearing.tokens, signal })
  return hearEvents(services, events, hearing)
}

/** Hears what a shark has to say first, if anything; `began` where there is something. */
export function hearFirstWord(
  services: ConversationServices,
  talk: { readonly character: Character; readonly conversationId: string | null },
  hearing: Hearing,
  began: () => void,
): Promise<Outcome> {
  const { api } = services
  const { line } = hearing
  const options = { idempotencyKey: api.newKey(), signal: line.signal }
  const hear = (): Promise<string | null> =>
    hearEvents(services, triggerAgent(api, talk, options), hearing, began)
  return hearTwice(services, hear, () =>
    line.turnId === null ? hear() : takeUp(services, line.turnId, hearing),
  )
}

async function hearTwice(
  { log }: ConversationServices,
  hear: () => Promise<string | null>,
  again: () => Promise<string | null>,
): Promise<Outcome> {
  try {
    return asOutcome(await hear())
  } catch (failure) {
    if (isFinal(failure)) return outcomeOf(failure)
    log('hearing a shark', failure)
  }
  try {
    return asOutcome(await again())
  } catch (failure) {
    log('hearing a shark again', failure)
    return outcomeOf(failure)
  }
}

function asOutcome(refusal: string | null): Outcome {
  return refusal === null ? { kind: 'answered' } : { kind: 'refused', sentence: refusal }
}

function outcomeOf(failure: unknown): Outcome {
  if (isAuthFailure(failure)) return { kind: 'session_lost' }
  if (isApiError(failure, 'aborted')) return { kind: 'hung_up' }
  return isRefusal(failure)
    ? { kind: 'refused', sentence: sentenceFor(failure) }
    : { kind: 'broken', sentence: CHAT_TEXTS.connectionError }
}

function isFinal(failure: unknown): boolean {
  return isAuthFailure(failure) || isApiError(failure, 'aborted') || isRefusal(failure)
}

/** A refusal is an answer: the same again would be refused again. */
function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500
}
