import { ApiError, isApiError, isAuthFailure } from '#src/api/api-error.ts'
import { type Speech } from '#src/api/chat-body.ts'
import { type ChatOptions, sendChat } from '#src/api/send-chat.ts'
import { eventsOf, streamChat } from '#src/api/stream-chat.ts'
import { type ChatEvent } from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { TYPING_INDICATOR_MS } from '#src/protocol/timing.ts'
import { type ConversationServices } from './conversation.ts'
import { hearEvents, type Hearing } from './hear-events.ts'
import { sentenceFor } from './sentence-for.ts'

interface Saying {
  /** Trimmed, not empty. */
  readonly message: string
  /** Of a chip that was just taken: the message is free, and was not typed. */
  readonly replyToken?: string | undefined
  /** The player's way to stop listening. */
  readonly signal: AbortSignal
}

/** `unanswered`: stopped, refused or failed; the talk has said why. */
export type SayingOutcome = 'answered' | 'unanswered' | 'session_lost'

/** Spec §4, sending a message, steps 2 to 5: says it, and lets the answer grow in the talk as it comes. */
export async function sayToShark(
  services: ConversationServices,
  { message, replyToken, signal }: Saying,
): Promise<SayingOutcome> {
  const { api, stores, timers } = services
  const chat = () => stores.chat.getState()
  const speech = speechOf(services, message, replyToken)
  chat().said({ id: api.newKey(), content: message })
  const hideTyping = timers.after(TYPING_INDICATOR_MS, () => chat().typingShown(false))

  const giveUp = (sentence: string): SayingOutcome => {
    chat().systemSaid(api.newKey(), sentence)
    // The words go back into an input that holds nothing newer: what was typed is never lost.
    if (replyToken === undefined && chat().input === '') chat().typed(message)
    return 'unanswered'
  }

  try {
    if (!(await services.isSignedIn())) return 'session_lost'
    const { refusal } = await hearAnswer(services, speech, {
      idempotencyKey: api.newKey(),
      signal,
    })
    return refusal === null ? 'answered' : giveUp(refusal)
  } catch (failure) {
    if (isAuthFailure(failure)) return 'session_lost'
    if (isApiError(failure, 'aborted')) return 'unanswered'
    services.log('talking to a shark', failure)
    return giveUp(isRefusal(failure) ? sentenceFor(failure) : CHAT_TEXTS.connectionError)
  } finally {
    hideTyping()
    chat().sendEnded()
  }
}

/** A stream that fails is asked for once more, whole and under the same key: the server joins both into one turn. */
async function hearAnswer(
  services: ConversationServices,
  speech: Speech,
  options: ChatOptions & { readonly signal: AbortSignal },
): Promise<Hearing> {
  const { api } = services
  const heard = { answerId: api.newKey(), signal: options.signal }
  try {
    return await hearEvents(services, streamChat(api, speech, options), heard)
  } catch (failure) {
    if (isAuthFailure(failure) || isApiError(failure, 'aborted') || isRefusal(failure))
      throw failure
    const answer = await sendChat(api, speech, options)
    return hearEvents(services, asStream(eventsOf(answer)), heard)
  }
}

/** A refusal is an answer: the same again would be refused again. */
function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500
}

async function* asStream(events: Iterable<ChatEvent>): AsyncGenerator<ChatEvent> {
  yield* events
}

function speechOf(
  { stores }: ConversationServices,
  message: string,
  replyToken: string | undefined,
): Speech {
  const { character, conversationId, messages, choices } = stores.chat.getState()
  const { playerCash, movesLeft, streak, currentBorough } = stores.game.getState()
  return {
    message,
    character,
    conversationId,
    history: messages,
    choices,
    replyToken,
    player: {
      id: stores.session.getState().playerId,
      cash: playerCash ?? 0,
      movesLeft,
      streak,
      borough: currentBorough,
    },
  }
}
