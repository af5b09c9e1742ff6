import { regenerateTurn } from '#src/api/regenerate-turn.ts'
import { type Character } from '#src/protocol/characters.ts'
import { MESSAGE_LIMIT } from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { TYPING_INDICATOR_MS } from '#src/protocol/timing.ts'
import { replyIdOf } from '#src/stores/chat-message.ts'
import { type SystemMessages } from './system-messages.ts'
import { type ConversationServices } from './conversation-services.ts'
import { requestReply, requestUnpromptedReply, resumeReply, type Outcome } from './receive-reply.ts'
import { ReplyStream } from './reply-stream.ts'
import { type LostReply } from './recover-reply.ts'

/** Sends messages and receives replies, one at a time. */
export interface Messaging {
  /**
   * Sends a message. Resolves when the reply has ended. Returns null when the message is not sent: blank, too long, or
   * while another is in progress. A `replyToken` from a taken option makes the message free; it also means that the
   * text was not typed.
   */
  send(text: string, replyToken?: string): Promise<void> | null
  /** Receives the reply of an existing turn. */
  resume(turnId: string): Promise<void>
  /**
   * Lets the shark speak first if there is something new. Failures before its first word are not shown, because the
   * player did not ask for it.
   */
  requestUnprompted(): Promise<void>
  /** Requests new words for the last reply; null when there is none, or one is in progress. */
  regenerate(): Promise<void> | null
  /** Stops the reply; false when there is none, or it is stopping already. */
  stop(): boolean
  /** Stops listening and forgets returned messages. */
  reset(): void
  /** The server has received a message whose reply was lost: removes it from the input. */
  markReceived(message: string): void
}

interface Setup {
  readonly systemMessages: SystemMessages
  /** Called after each reply. */
  readonly onReply: () => Promise<void>
  /** Called when it is unknown whether the server received the message. */
  readonly onLost: (lost: LostReply) => void
}

/**
 * A message that was put back into the input. Sent again unchanged, it keeps its key, so that the server joins both
 * attempts.
 */
interface ReturnedMessage {
  readonly message: string
  readonly character: Character
  readonly key: string
}

export function createMessaging(services: ConversationServices, setup: Setup): Messaging {
  const { api, stores, timers } = services
  const { systemMessages } = setup
  const chat = () => stores.chat.getState()
  let current: ReplyStream | null = null
  /**
   * The stream of an unprompted reply, until the server has sent whether there is one. It shows nothing, and the player
   * can send a message meanwhile.
   */
  let unprompted: ReplyStream | null = null
  let ended: Promise<unknown> = Promise.resolve()
  let isWaiting = false
  let returned: ReturnedMessage | null = null

  const returnToInput = (unsent: ReturnedMessage, isTyped: boolean): void => {
    // Never overwrite newer input.
    if (!isTyped || chat().input !== '') return
    returned = unsent
    chat().typed(unsent.message)
  }

  /** Makes `stream` the current one until `receive` settles. Hides the typing indicator after TYPING_INDICATOR_MS. */
  const withStream = async (
    stream: ReplyStream,
    receive: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    current = stream
    const hideTyping = timers.after(TYPING_INDICATOR_MS, () => chat().typingShown(false))
    const receiving = receive().finally(() => {
      hideTyping()
      // The player's own message has replaced this stream.
      if (current !== stream) return
      current = null
      chat().sendEnded()
    })
    ended = receiving
    return receiving
  }

  const sendNow = async (message: string, replyToken: string | undefined): Promise<void> => {
    const isTyped = replyToken === undefined
    const { character, conversationId, messages } = chat()
    const isRepeat = returned?.message === message && returned.character === character
    const key = (isTyped && isRepeat && returned?.key) || api.newKey()
    returned = null
    const knownTurns = new Set(messages.map(({ turnId }) => turnId))
    const input = { message, character, conversationId, replyToken }
    chat().messageSent({ id: key, content: message })
    const stream = new ReplyStream(api)
    const progress = { stream, sentId: key, replyId: replyIdOf(key), tokens: 0 }
    const outcome = await withStream(stream, async () => {
      const validity = await services.sessionValidity().catch(() => 'unknown' as const)
      // Stopped or left before anything was sent.
      if (stream.isStopping || stream.signal.aborted) return { kind: 'aborted' }
      if (validity === 'invalid') return { kind: 'session_lost' }
      return requestReply(services, input, { progress, key })
    })
    const unsent = { message, character, key }
    switch (outcome.kind) {
      case 'answered':
        stores.game.getState().interactionCounted(character, services.instant())
        return setup.onReply()
      case 'session_lost':
        return systemMessages.loseSession()
      case 'aborted':
        if (!stream.isStopping || stream.turnId !== null) return
        chat().messageRemoved(key)
        return returnToInput(unsent, isTyped)
      case 'connection_lost':
        setup.onLost({ message, character, turnId: stream.turnId, knownTurns })
        systemMessages.show(outcome.sentence)
        return returnToInput(unsent, isTyped)
      case 'refused':
        systemMessages.show(outcome.sentence)
        returnToInput(unsent, isTyped)
        // A refused key stays refused, so another attempt needs a new one.
        returned = null
    }
  }

  const sendAfterStop = async (message: string, replyToken: string | undefined): Promise<void> => {
    isWaiting = true
    await ended.catch(() => undefined)
    isWaiting = false
    await sendNow(message, replyToken)
  }

  const requestNewWords = async (replyId: string, turnId: string): Promise<void> => {
    chat().replyAwaited()
    try {
      const { message, mood } = await regenerateTurn(api, turnId)
      chat().replyFinished(replyId, message, mood)
    } catch (failure) {
      chat().sendEnded()
      systemMessages.showFailure(failure)
    }
  }

  return {
    send(text, replyToken) {
      const message = text.trim()
      const { loading, loadingStep } = chat()
      const isStopping = current?.isStopping === true
      if (message === '' || loadingStep !== null || isWaiting || (loading && !isStopping))
        return null
      if (message.length > MESSAGE_LIMIT) {
        systemMessages.show(CHAT_TEXTS.tooLong)
        return null
      }
      if (current !== null && current === unprompted) current.abort()
      return isStopping ? sendAfterStop(message, replyToken) : sendNow(message, replyToken)
    },
    async resume(turnId) {
      if (current) return
      const { character, messages } = chat()
      const known = messages.findLast((it) => it.role === 'assistant' && it.turnId === turnId)
      const stream = new ReplyStream(api, turnId)
      const replyId = known?.id ?? replyIdOf(turnId)
      const progress = { stream, sentId: null, replyId, tokens: 0 }
      if (known) chat().replyRestarted(replyId)
      chat().replyAwaited()
      const outcome = await withStream(stream, () => resumeReply(services, turnId, progress))
      switch (outcome.kind) {
        case 'answered':
          return setup.onReply()
        case 'session_lost':
          return systemMessages.loseSession()
        case 'aborted':
          return
        case 'connection_lost':
          setup.onLost({ message: '', character, turnId, knownTurns: new Set() })
          return systemMessages.show(outcome.sentence)
        case 'refused':
          return systemMessages.show(outcome.sentence)
      }
    },
    async requestUnprompted() {
      if (current || chat().loading) return
      const { character, conversationId } = chat()
      const stream = new ReplyStream(api)
      const replyId = replyIdOf(api.newKey())
      const progress = { stream, sentId: null, replyId, tokens: 0 }
      unprompted = stream
      const outcome = await withStream(stream, () =>
        requestUnpromptedReply(services, { character, conversationId }, progress, () => {
          unprompted = null
          chat().replyAwaited()
        }),
      ).finally(() => {
        if (unprompted === stream) unprompted = null
      })
      const { turnId } = stream
      if (outcome.kind === 'session_lost') systemMessages.loseSession()
      else if (outcome.kind === 'answered' && turnId !== null) await setup.onReply()
      else if (outcome.kind === 'connection_lost' && turnId !== null)
        setup.onLost({ message: '', character, turnId, knownTurns: new Set() })
    },
    regenerate() {
      const last = chat().messages.findLast(({ role }) => role !== 'system')
      const { loading, loadingStep } = chat()
      if (current || loading || loadingStep !== null) return null
      if (last?.role !== 'assistant' || last.turnId === null) return null
      return requestNewWords(last.id, last.turnId)
    },
    stop: () => (current === unprompted ? false : (current?.stop() ?? false)),
    reset() {
      current?.abort()
      returned = null
    },
    markReceived(message) {
      if (chat().input.trim() === message) chat().typed('')
      returned = null
    },
  }
}
