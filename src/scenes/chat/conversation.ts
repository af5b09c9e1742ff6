import { isApiError, isAuthFailure } from '#src/api/api-error.ts'
import { type ApiClient } from '#src/api/client.ts'
import { getHistory } from '#src/api/get-history.ts'
import { getStats } from '#src/api/get-stats.ts'
import { takeChoice } from '#src/api/take-choice.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type Character } from '#src/protocol/characters.ts'
import {
  MESSAGE_LIMIT,
  type QuickReply,
  type StoryChoiceDetails,
  storyChoiceDetailsSchema,
} from '#src/protocol/chat.ts'
import { AUTH_TEXTS, CHAT_TEXTS } from '#src/protocol/messages.ts'
import { PLAYER_STATS_MS, QUICK_REPLY_DEBOUNCE_MS } from '#src/protocol/timing.ts'
import { DEFAULT_QUICK_REPLIES } from '#src/stores/chat-store.ts'
import { type Stores } from '#src/stores/stores.ts'
import { sentenceFor } from './sentence-for.ts'
import { sayToShark } from './say-to-shark.ts'

export interface ConversationServices {
  readonly api: ApiClient
  readonly stores: Pick<Stores, 'chat' | 'game' | 'session' | 'settings'>
  readonly timers: Timers
  readonly flow: Pick<Flow, 'dispatch'>
  readonly isSignedIn: () => Promise<boolean>
  readonly instant: () => string
  readonly log: (what: string, failure: unknown) => void
}

/** The talk itself, apart from how it looks: it goes on while the player is on another screen. */
export interface Conversation {
  /** Spec §4, chat view init. What is loaded already stays as it is. */
  open(): Promise<void>
  /** Turns to another shark, whose talk is loaded. */
  turnTo(character: Character): Promise<void>
  /**
   * Sends what the player typed, and resolves when the answer is in or given up. Null where it is not sent: blank, too
   * long, or while another is on its way.
   */
  say(text: string): Promise<void> | null
  /** Takes a chip; presses closer than 300 ms count once. */
  take(chip: QuickReply): Promise<void>
  /** Stops listening to the line that is being spoken; false where none is. */
  stop(): boolean
}

export function createConversation(services: ConversationServices): Conversation {
  const { api, stores, timers, flow, log } = services
  const chat = () => stores.chat.getState()
  let line: AbortController | null = null
  let statsAt = Number.NEGATIVE_INFINITY
  let isTaking = false
  let chipAt = Number.NEGATIVE_INFINITY

  const tell = (text: string): void => chat().systemSaid(api.newKey(), text)

  const loseSession = (): void => {
    tell(CHAT_TEXTS.authError)
    flow.dispatch({ type: 'session_lost', message: AUTH_TEXTS.sessionExpired })
  }

  const explain = (failure: unknown): void => {
    if (isAuthFailure(failure)) loseSession()
    else tell(sentenceFor(failure))
  }

  const refreshStats = async (): Promise<void> => {
    if (timers.now() - statsAt < PLAYER_STATS_MS) return
    statsAt = timers.now()
    try {
      const stats = await getStats(api)
      stores.game.getState().statsArrived(stats)
      stores.session.getState().nameLearned(stats.street_name, stats.player_id)
    } catch (failure) {
      log('refreshing the figures', failure)
    }
  }

  const load = async (character: Character | null): Promise<void> => {
    const { conversationId } = chat()
    try {
      const conversations = await getHistory(
        api,
        character || !conversationId
          ? { character: character ?? chat().character }
          : { conversation_id: conversationId },
      )
      const [talk] = conversations
      if (!talk) return chat().startedAnew()
      chat().opened({
        conversationId: talk.conversation_id,
        character: talk.character,
        messages: talk.messages,
        quickReplies: talk.quick_replies.length > 0 ? talk.quick_replies : DEFAULT_QUICK_REPLIES,
      })
    } catch (failure) {
      chat().startedAnew()
      // A talk that is gone is no failure: a new one begins.
      if (!isApiError(failure, 'not_found')) explain(failure)
    }
  }

  const send = async (message: string, replyToken?: string): Promise<void> => {
    line = new AbortController()
    const outcome = await sayToShark(services, { message, replyToken, signal: line.signal })
    line = null
    if (outcome === 'session_lost') loseSession()
    if (outcome !== 'answered') return
    stores.game.getState().interactionCounted(chat().character, services.instant(), true)
    await refreshStats()
  }

  const say = (text: string, replyToken?: string): Promise<void> | null => {
    const message = text.trim()
    if (message === '' || chat().loading) return null
    if (message.length <= MESSAGE_LIMIT) return send(message, replyToken)
    tell(CHAT_TEXTS.tooLong)
    return null
  }

  const takeStoryChoice = async (chip: QuickReply, details: StoryChoiceDetails): Promise<void> => {
    const { conversationId, character } = chat()
    isTaking = true
    try {
      const { state_delta, reply_token } = await takeChoice(api, {
        agent_name: character,
        choice_id: details.choice_id,
        value: details.value,
        ...(conversationId !== null && { conversation_id: conversationId }),
      })
      chat().choiceRecorded({ id: details.choice_id, value: details.value })
      chat().chipTaken(chip)
      stores.game.getState().applyDelta(state_delta)
      tell(CHAT_TEXTS.youChose(details.title))
      await say(details.value, reply_token)
    } catch (failure) {
      // The offer stands, and its chip with it, as long as the server has not said otherwise.
      if (isApiError(failure, 'offer_closed')) chat().chipTaken(chip)
      explain(failure)
    } finally {
      isTaking = false
    }
  }

  return {
    async open() {
      if (chat().historyLoaded || chat().loading) return refreshStats()
      chat().loadingStepReached(0)
      const isSignedIn = await services.isSignedIn().catch(() => true)
      chat().loadingStepReached(1)
      if (isSignedIn) await load(null)
      else chat().startedAnew()
      chat().loadingStepReached(2)
      if (isSignedIn) await refreshStats()
      chat().loadingStepReached(null)
    },
    async turnTo(character) {
      if (character === chat().character || chat().loading) return
      chat().characterPicked(character)
      chat().loadingStepReached(1)
      await load(character)
      chat().loadingStepReached(null)
    },
    say: (text) => say(text),
    async take(chip) {
      const { payload } = chip
      const sinceLast = timers.now() - chipAt
      if (chat().loading || isTaking || sinceLast < QUICK_REPLY_DEBOUNCE_MS) return
      chipAt = timers.now()
      if (typeof payload === 'string') return void (await say(payload))
      switch (payload.action) {
        case 'story_choice': {
          const details = storyChoiceDetailsSchema.safeParse(payload.details)
          await (details.success ? takeStoryChoice(chip, details.data) : say(chip.title))
          break
        }
        case 'buy_messages':
          tell(CHAT_TEXTS.purchaseFailed(CHAT_TEXTS.paymentsNotSetUp))
          break
        case 'daily_task': {
          const { id } = payload.details
          await say(typeof id === 'string' ? CHAT_TEXTS.task(id) : chip.title)
          break
        }
        case 'request_favor':
          await say(chip.title)
          break
      }
    },
    stop() {
      if (!line) return false
      line.abort()
      return true
    },
  }
}
