import { regenerateTurn } from '#src/api/regenerate-turn.ts'
import { type Character } from '#src/protocol/characters.ts'
import { MESSAGE_LIMIT } from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { TYPING_INDICATOR_MS } from '#src/protocol/timing.ts'
import { answerIdOf } from '#src/stores/chat-line.ts'
import { type Complaints } from './complaints.ts'
import { type ConversationServices } from './conversation-services.ts'
import { hearAnswer, hearFirstWord, hearTurn, type Outcome } from './hear-answer.ts'
import { Line } from './line.ts'
import { type LostAnswer } from './recover-answer.ts'
import { speechOf } from './speech-of.ts'

/** The player's side of a talk: one line to a shark at a time. */
export interface Speaking {
  /**
   * Says something, and resolves when the answer is in or given up. Null where it is not said: blank, too long, or
   * while another is on its way. `replyToken`: of a chip that was just taken; the words are free, and were not typed.
   */
  say(text: string, replyToken?: string): Promise<void> | null
  /** Listens to a turn that was begun before. */
  follow(turnId: string): Promise<void>
  /** Lets the shark speak first, of something new; what fails of it nobody has asked for. */
  hearFirst(): Promise<void>
  /** Has the last answer worded anew; null where there is none, or somebody speaks. */
  again(): Promise<void> | null
  /** Has the shark stop; false where none speaks, or is stopping already. */
  stop(): boolean
  /** Stops listening, and forgets what was given back. */
  leave(): void
  /** Words whose answer was lost have been found at the server: they need not be said again. */
  found(message: string): void
}

interface Setup {
  readonly complaints: Complaints
  /** After each answer. */
  readonly answered: () => Promise<void>
  /** Nobody knows whether the server has heard it. */
  readonly lost: (lost: LostAnswer) => void
}

/** Words that went back into the input. Said again unchanged they go under their first key: the server joins both. */
interface Returned {
  readonly message: string
  readonly character: Character
  readonly key: string
}

export function createSpeaking(services: ConversationServices, setup: Setup): Speaking {
  const { api, stores, timers } = services
  const { complaints } = setup
  const chat = () => stores.chat.getState()
  let line: Line | null = null
  /** While the server has not said whether the shark speaks first: nothing is seen of it, and it stands in nobody's way. */
  let unheard: Line | null = null
  let ended: Promise<unknown> = Promise.resolve()
  let isWaiting = false
  let returned: Returned | null = null

  const giveBack = (words: Returned, isTyped: boolean): void => {
    // Into an input that holds nothing newer: what was typed is never lost.
    if (!isTyped || chat().input !== '') return
    returned = words
    chat().typed(words.message)
  }

  /** Keeps the line open while it is heard, and the typing indicator lit for its time. */
  const onLine = async (opened: Line, hear: () => Promise<Outcome>): Promise<Outcome> => {
    line = opened
    const hideTyping = timers.after(TYPING_INDICATOR_MS, () => chat().typingShown(false))
    const hearing = hear().finally(() => {
      hideTyping()
      // Hung up for the player's own words: what is on its way now is theirs.
      if (line !== opened) return
      line = null
      chat().sendEnded()
    })
    ended = hearing
    return hearing
  }

  const send = async (message: string, replyToken: string | undefined): Promise<void> => {
    const isTyped = replyToken === undefined
    const { character, messages } = chat()
    const isAgain = returned?.message === message && returned.character === character
    const key = (isTyped && isAgain && returned?.key) || api.newKey()
    returned = null
    const knownTurns = new Set(messages.map(({ turnId }) => turnId))
    // Before the line itself is part of the talk: the server needs no echo of it.
    const speech = speechOf(stores, message, replyToken)
    chat().said({ id: key, content: message })
    const opened = new Line(api)
    const hearing = { line: opened, saidId: key, answerId: answerIdOf(key), tokens: 0 }
    const outcome = await onLine(opened, async () => {
      const validity = await services.sessionValidity().catch(() => 'unknown' as const)
      // Stopped, or left, before a word was sent.
      if (opened.isStopping || opened.signal.aborted) return { kind: 'hung_up' }
      if (validity === 'invalid') return { kind: 'session_lost' }
      return hearAnswer(services, speech, { hearing, key })
    })
    const words = { message, character, key }
    switch (outcome.kind) {
      case 'answered':
        stores.game.getState().interactionCounted(character, services.instant())
        return setup.answered()
      case 'session_lost':
        return complaints.loseSession()
      case 'hung_up':
        if (!opened.isStopping || opened.turnId !== null) return
        chat().unsaid(key)
        return giveBack(words, isTyped)
      case 'broken':
        setup.lost({ message, character, turnId: opened.turnId, knownTurns })
        complaints.tell(outcome.sentence)
        return giveBack(words, isTyped)
      case 'refused':
        complaints.tell(outcome.sentence)
        giveBack(words, isTyped)
        // A refusal is the answer of its key: said once more, it is asked for anew.
        returned = null
    }
  }

  const sendAfterStop = async (message: string, replyToken: string | undefined): Promise<void> => {
    isWaiting = true
    await ended.catch(() => undefined)
    isWaiting = false
    await send(message, replyToken)
  }

  const reword = async (lineId: string, turnId: string): Promise<void> => {
    chat().answerAwaited()
    try {
      const { message, mood } = await regenerateTurn(api, turnId)
      chat().lineFinished(lineId, message, mood)
    } catch (failure) {
      chat().sendEnded()
      complaints.explain(failure)
    }
  }

  return {
    say(text, replyToken) {
      const message = text.trim()
      const { loading, loadingStep } = chat()
      const isStopping = line?.isStopping === true
      if (message === '' || loadingStep !== null || isWaiting || (loading && !isStopping))
        return null
      if (message.length > MESSAGE_LIMIT) {
        complaints.tell(CHAT_TEXTS.tooLong)
        return null
      }
      if (line !== null && line === unheard) line.hangUp()
      return isStopping ? sendAfterStop(message, replyToken) : send(message, replyToken)
    },
    async follow(turnId) {
      if (line) return
      const { character, messages } = chat()
      const said = messages.findLast((it) => it.role === 'assistant' && it.turnId === turnId)
      const opened = new Line(api, turnId)
      const answerId = said?.id ?? answerIdOf(turnId)
      const hearing = { line: opened, saidId: null, answerId, tokens: 0 }
      if (said) chat().lineRestarted(answerId)
      chat().answerAwaited()
      const outcome = await onLine(opened, () => hearTurn(services, turnId, hearing))
      switch (outcome.kind) {
        case 'answered':
          return setup.answered()
        case 'session_lost':
          return complaints.loseSession()
        case 'hung_up':
          return
        case 'broken':
          setup.lost({ message: '', character, turnId, knownTurns: new Set() })
          return complaints.tell(outcome.sentence)
        case 'refused':
          return complaints.tell(outcome.sentence)
      }
    },
    async hearFirst() {
      if (line || chat().loading) return
      const { character, conversationId } = chat()
      const opened = new Line(api)
      const answerId = answerIdOf(api.newKey())
      const hearing = { line: opened, saidId: null, answerId, tokens: 0 }
      unheard = opened
      const outcome = await onLine(opened, () =>
        hearFirstWord(services, { character, conversationId }, hearing, () => {
          unheard = null
          chat().answerAwaited()
        }),
      ).finally(() => {
        if (unheard === opened) unheard = null
      })
      const { turnId } = opened
      if (outcome.kind === 'session_lost') complaints.loseSession()
      else if (outcome.kind === 'answered' && turnId !== null) await setup.answered()
      else if (outcome.kind === 'broken' && turnId !== null)
        setup.lost({ message: '', character, turnId, knownTurns: new Set() })
    },
    again() {
      const last = chat().messages.findLast(({ role }) => role !== 'system')
      const { loading, loadingStep } = chat()
      if (line || loading || loadingStep !== null) return null
      if (last?.role !== 'assistant' || last.turnId === null) return null
      return reword(last.id, last.turnId)
    },
    stop: () => (line === unheard ? false : (line?.stop() ?? false)),
    leave() {
      line?.hangUp()
      returned = null
    },
    found(message) {
      if (chat().input.trim() === message) chat().typed('')
      returned = null
    },
  }
}
