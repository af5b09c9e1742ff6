import { ApiError } from '#src/api/api-error.ts'
import { type Conversation, getHistory } from '#src/api/get-history.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Character } from '#src/protocol/characters.ts'
import { LOST_REPLY_RETRY_MS } from '#src/protocol/timing.ts'
import { type ConversationServices } from './conversation-services.ts'

/** A message without a reply; it is unknown whether the server received it. */
export interface LostReply {
  readonly message: string
  readonly character: Character
  /** The id of its turn, if the server had named it. */
  readonly turnId: string | null
  /** The turns that the conversation had before. */
  readonly knownTurns: ReadonlySet<string | null>
}

/** Polls the server until it responds whether it received a message whose reply was lost. */
export interface ReplyRecovery {
  watch(lost: LostReply): void
  cancel(): void
}

/**
 * Calls `found` with the server's conversation when the server has received the message. When it has not, polling also
 * ends: the player still has the text and can send it again.
 */
export function createReplyRecovery(
  { api, log, stores, timers }: ConversationServices,
  found: (conversation: Conversation, lost: LostReply) => void,
): ReplyRecovery {
  let release: Release | null = null
  let isPolling = false

  const cancel = (): void => {
    release?.()
    release = null
  }
  const poll = async (lost: LostReply): Promise<void> => {
    const watched = release
    const { loading, loadingStep } = stores.chat.getState()
    if (isPolling || loading || loadingStep !== null) return
    isPolling = true
    try {
      const [conversation] = await getHistory(api, { character: lost.character })
      // Meanwhile the player may have left, switched to another shark, or sent another message.
      if (release !== watched || stores.chat.getState().loading) return
      cancel()
      if (conversation && hasReceived(conversation, lost)) found(conversation, lost)
    } catch (failure) {
      log('recovering a lost reply', failure)
      const isRefused = failure instanceof ApiError && failure.status >= 400 && failure.status < 500
      if (isRefused && release === watched) cancel()
    } finally {
      isPolling = false
    }
  }

  return {
    watch(lost) {
      cancel()
      release = timers.every(LOST_REPLY_RETRY_MS, () => void poll(lost))
    },
    cancel,
  }
}

function hasReceived(
  { messages }: Conversation,
  { message, turnId, knownTurns }: LostReply,
): boolean {
  return messages.some(({ role, content, turn_id }) => {
    if (role !== 'user') return false
    return turnId === null ? content === message && !knownTurns.has(turn_id) : turn_id === turnId
  })
}
