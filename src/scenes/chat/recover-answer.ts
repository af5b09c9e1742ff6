import { ApiError } from '#src/api/api-error.ts'
import { type Conversation as Talk, getHistory } from '#src/api/get-history.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Character } from '#src/protocol/characters.ts'
import { LOST_ANSWER_RETRY_MS } from '#src/protocol/timing.ts'
import { type ConversationServices } from './conversation-services.ts'

/** A message of which nobody knows whether the server has heard it. */
export interface LostAnswer {
  readonly message: string
  readonly character: Character
  /** Its turn, where the server had named it. */
  readonly turnId: string | null
  /** Turns that the talk had before. */
  readonly knownTurns: ReadonlySet<string | null>
}

/** Asks the server what became of a lost answer until it says so. */
export interface AnswerRecovery {
  watch(lost: LostAnswer): void
  forget(): void
}

/**
 * `found`: the server has heard the message; the talk as it stands there. A server that has not heard it ends the
 * watch as well: the player has the words and may say them again.
 */
export function createAnswerRecovery(
  { api, log, stores, timers }: ConversationServices,
  found: (talk: Talk, lost: LostAnswer) => void,
): AnswerRecovery {
  let release: Release | null = null
  let isAsking = false

  const forget = (): void => {
    release?.()
    release = null
  }
  const ask = async (lost: LostAnswer): Promise<void> => {
    const watched = release
    const { loading, loadingStep } = stores.chat.getState()
    if (isAsking || loading || loadingStep !== null) return
    isAsking = true
    try {
      const [talk] = await getHistory(api, { character: lost.character })
      // Meanwhile the player may have gone, turned to another shark, or spoken again.
      if (release !== watched || stores.chat.getState().loading) return
      forget()
      if (talk && hasHeard(talk, lost)) found(talk, lost)
    } catch (failure) {
      log('asking for a lost answer', failure)
      const isRefused = failure instanceof ApiError && failure.status >= 400 && failure.status < 500
      if (isRefused && release === watched) forget()
    } finally {
      isAsking = false
    }
  }

  return {
    watch(lost) {
      forget()
      release = timers.every(LOST_ANSWER_RETRY_MS, () => void ask(lost))
    },
    forget,
  }
}

function hasHeard({ messages }: Talk, { message, turnId, knownTurns }: LostAnswer): boolean {
  return messages.some(({ role, content, turn_id }) => {
    if (role !== 'user') return false
    return turnId === null ? content === message && !knownTurns.has(turn_id) : turn_id === turnId
  })
}
