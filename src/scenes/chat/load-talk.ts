import { isApiError } from '#src/api/api-error.ts'
import { type Conversation as Talk, getHistory } from '#src/api/get-history.ts'
import { type Character } from '#src/protocol/characters.ts'
import { TALK_RESTED_MS } from '#src/protocol/timing.ts'
import { type ChatStore, DEFAULT_QUICK_REPLIES } from '#src/stores/chat-store.ts'
import { type Complaints } from './complaints.ts'
import { type ConversationServices } from './conversation-services.ts'

/** Brings talks from the server: one at a time, and only the one that was asked for last. */
export interface TalkLoading {
  /** Spec §4, chat view init. What is loaded already stays as it is. */
  open(): Promise<void>
  /** Turns to another shark, whose talk is loaded. */
  turnTo(character: Character): Promise<void>
  /** Loads again what could not be loaded. */
  retry(): Promise<void>
  /** Whatever is on its way belongs to nobody any more. */
  forget(): void
}

type Asked = { readonly conversation_id: string } | { readonly character: Character }

interface Setup {
  readonly complaints: Complaints
  readonly refreshStats: () => Promise<void>
  /** Listens to a turn that is being spoken as the talk is opened. */
  readonly follow: (turnId: string) => void
  /** The talk that was opened has rested for a while. */
  readonly rested: () => void
}

/** What a talk is found in: a turn that is being spoken, nothing said for a while, or neither. */
type Found = { readonly turnId: string } | 'rested' | null

/** Puts a talk in place of what is shown. */
export function showTalk(chat: ChatStore, talk: Talk): void {
  chat.getState().opened({
    conversationId: talk.conversation_id,
    character: talk.character,
    messages: talk.messages,
    mood: talk.mood,
    quickReplies: talk.quick_replies.length > 0 ? talk.quick_replies : DEFAULT_QUICK_REPLIES,
  })
}

export function createTalkLoading(
  services: ConversationServices,
  { complaints, refreshStats, follow, rested }: Setup,
): TalkLoading {
  const { api, stores } = services
  const chat = () => stores.chat.getState()
  /** Of the last load: what an earlier one brings comes too late. */
  let generation = 0
  let hasFailed = false

  /** Runs the steps of a load, each of which is told whether it still matters. */
  const begin = async (run: (isCurrent: () => boolean) => Promise<Found>): Promise<void> => {
    generation += 1
    const own = generation
    const isCurrent = (): boolean => own === generation
    hasFailed = false
    const found = await run(isCurrent)
    if (!isCurrent()) return
    chat().loadingStepReached(null)
    if (found === 'rested') rested()
    else if (found !== null) follow(found.turnId)
  }

  const foundIn = ({ messages, running_turn_id: turnId }: Talk): Found => {
    if (turnId !== undefined) return { turnId }
    const last = messages.at(-1)
    const quietMs = last ? Date.parse(services.instant()) - Date.parse(last.created_at) : 0
    return quietMs >= TALK_RESTED_MS ? 'rested' : null
  }

  const load = async (asked: Asked, isCurrent: () => boolean): Promise<Found> => {
    try {
      const [talk] = await getHistory(api, asked)
      if (!isCurrent()) return null
      if (talk) showTalk(stores.chat, talk)
      else chat().startedAnew()
      return talk ? foundIn(talk) : null
    } catch (failure) {
      if (!isCurrent()) return null
      // A talk that is gone is no failure: a new one begins.
      if (isApiError(failure, 'not_found')) {
        chat().startedAnew()
        return null
      }
      hasFailed = true
      chat().loadFailed()
      complaints.explain(failure)
      return null
    }
  }

  const loading: TalkLoading = {
    async open() {
      if (chat().historyLoaded || chat().loading) return refreshStats()
      chat().loadingStepReached(0)
      await begin(async (isCurrent) => {
        const validity = await services.sessionValidity().catch(() => 'unknown' as const)
        if (!isCurrent()) return null
        chat().loadingStepReached(1)
        const { conversationId, character } = chat()
        const asked = conversationId ? { conversation_id: conversationId } : { character }
        if (validity === 'invalid') chat().startedAnew()
        const found = validity === 'invalid' ? null : await load(asked, isCurrent)
        if (!isCurrent()) return null
        chat().loadingStepReached(2)
        if (validity !== 'invalid') await refreshStats()
        return found
      })
    },
    async turnTo(character) {
      const isHere = character === chat().character && chat().historyLoaded
      if (isHere || chat().loading) return
      chat().characterPicked(character)
      chat().loadingStepReached(1)
      await begin((isCurrent) => load({ character }, isCurrent))
    },
    async retry() {
      if (hasFailed) await loading.open()
    },
    forget() {
      generation += 1
      hasFailed = false
    },
  }
  return loading
}
