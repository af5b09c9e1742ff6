import { isApiError } from '#src/api/api-error.ts'
import { type Conversation, getHistory } from '#src/api/get-history.ts'
import { type Character } from '#src/protocol/characters.ts'
import { CONVERSATION_IDLE_MS } from '#src/protocol/timing.ts'
import { type ChatStore, DEFAULT_QUICK_REPLIES } from '#src/stores/chat-store.ts'
import { type SystemMessages } from './system-messages.ts'
import { type ConversationServices } from './conversation-services.ts'

/** Loads conversations from the server. Only the last request counts. */
export interface ConversationLoader {
  /**
   * Verifies the session, loads the conversation and refreshes the figures. Of a conversation that is already loaded,
   * adds only what the shark has told since.
   */
  open(): Promise<void>
  /** Switches to another shark and loads that conversation. */
  switchTo(character: Character): Promise<void>
  /** Repeats a load that failed. */
  retry(): Promise<void>
  /** Ignores the results of loads in progress. */
  reset(): void
}

type LoadRequest = { readonly conversation_id: string } | { readonly character: Character }

interface Setup {
  readonly systemMessages: SystemMessages
  readonly refreshStats: () => Promise<void>
  readonly readTellings: () => Promise<void>
  /** Called when the loaded conversation has a reply in progress. */
  readonly onRunning: (turnId: string) => void
  /** Called when nothing was said in the loaded conversation for a while. */
  readonly onIdle: () => void
}

/** The state of a loaded conversation: a reply in progress, idle for a while, or neither. */
type LoadedStatus = { readonly turnId: string } | 'idle' | null

/** Shows a conversation in place of the current one. */
export function showConversation(chat: ChatStore, conversation: Conversation): void {
  chat.getState().opened({
    conversationId: conversation.conversation_id,
    character: conversation.character,
    messages: conversation.messages,
    mood: conversation.mood,
    quickReplies:
      conversation.quick_replies.length > 0 ? conversation.quick_replies : DEFAULT_QUICK_REPLIES,
  })
}

export function createConversationLoader(
  services: ConversationServices,
  { systemMessages, refreshStats, readTellings, onRunning, onIdle }: Setup,
): ConversationLoader {
  const { api, stores } = services
  const chat = () => stores.chat.getState()
  /** Number of the last load; results of earlier ones are ignored. */
  let loadNumber = 0
  let hasFailed = false

  /** Runs a load. `isCurrent` returns whether no later load has started. */
  const runLoad = async (
    run: (isCurrent: () => boolean) => Promise<LoadedStatus>,
  ): Promise<void> => {
    loadNumber += 1
    const ownNumber = loadNumber
    const isCurrent = (): boolean => ownNumber === loadNumber
    hasFailed = false
    const status = await run(isCurrent)
    if (!isCurrent()) return
    chat().loadingStepReached(null)
    if (status === 'idle') onIdle()
    else if (status !== null) onRunning(status.turnId)
  }

  const statusOf = ({ messages, running_turn_id: turnId }: Conversation): LoadedStatus => {
    if (turnId !== undefined) return { turnId }
    const last = messages.at(-1)
    const idleMs = last ? Date.parse(services.instant()) - Date.parse(last.created_at) : 0
    return idleMs >= CONVERSATION_IDLE_MS ? 'idle' : null
  }

  const load = async (request: LoadRequest, isCurrent: () => boolean): Promise<LoadedStatus> => {
    try {
      const [conversation] = await getHistory(api, request)
      if (!isCurrent()) return null
      if (conversation) showConversation(stores.chat, conversation)
      else chat().startedEmpty()
      return conversation ? statusOf(conversation) : null
    } catch (failure) {
      if (!isCurrent()) return null
      // The conversation no longer exists: start a new one.
      if (isApiError(failure, 'not_found')) {
        chat().startedEmpty()
        return null
      }
      hasFailed = true
      chat().loadFailed()
      systemMessages.showFailure(failure)
      return null
    }
  }

  const loader: ConversationLoader = {
    async open() {
      if (chat().historyLoaded || chat().loading) {
        await Promise.all([refreshStats(), readTellings()])
        return
      }
      chat().loadingStepReached(0)
      await runLoad(async (isCurrent) => {
        const validity = await services.sessionValidity().catch(() => 'unknown' as const)
        if (!isCurrent()) return null
        chat().loadingStepReached(1)
        const { conversationId, character } = chat()
        const request = conversationId ? { conversation_id: conversationId } : { character }
        if (validity === 'invalid') chat().startedEmpty()
        const status = validity === 'invalid' ? null : await load(request, isCurrent)
        if (!isCurrent()) return null
        chat().loadingStepReached(2)
        if (validity !== 'invalid') await refreshStats()
        return status
      })
    },
    async switchTo(character) {
      const isCurrent = character === chat().character && chat().historyLoaded
      if (isCurrent || chat().loading) return
      chat().characterPicked(character)
      chat().loadingStepReached(1)
      await runLoad((isCurrent) => load({ character }, isCurrent))
    },
    async retry() {
      if (hasFailed) await loader.open()
    },
    reset() {
      loadNumber += 1
      hasFailed = false
    },
  }
  return loader
}
