import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Character, DEFAULT_CHARACTER } from '#src/protocol/characters.ts'
import {
  type Message,
  type Mood,
  type QuickReply,
  storyChoiceDetailsSchema,
} from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { NEAR_BOTTOM_PX } from '#src/protocol/timing.ts'
import { replyIdOf, type ChatMessage, toChatMessage } from './chat-message.ts'
import { withoutNamePrefix } from './without-name-prefix.ts'

/** The state of the chat screen. */
export interface ChatState {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[]
  readonly conversationId: string | null
  readonly character: Character
  readonly quickReplies: readonly QuickReply[]
  /** The shark's mood; null until the server has sent one. */
  readonly mood: Mood | null
  /** Index into `quickReplies`; null when none is marked. */
  readonly selectedQuickReply: number | null
  readonly input: string
  /** Whether `input` is sent as soon as a message can be sent. */
  readonly queued: boolean
  /** Whether a send is in progress; further sends are ignored meanwhile. */
  readonly loading: boolean
  readonly typing: boolean
  readonly historyLoaded: boolean
  /** Index of the loading text that is shown; null when the conversation is loaded. */
  readonly loadingStep: number | null
  /** Distance of the view from the newest message, in px; 0 at the bottom. */
  readonly scrollFromBottom: number
  readonly newMessages: number
  /** Options taken in this conversation; none of them is offered again. */
  readonly choices: readonly TakenChoice[]
}

export interface TakenChoice {
  /** The id of the offer. */
  readonly id: string
  /** The value of the option. */
  readonly value: string
}

export interface ChatActions {
  opened(conversation: {
    readonly conversationId: string
    readonly character: Character
    readonly messages: readonly Message[]
    readonly quickReplies: readonly QuickReply[]
    readonly mood?: Mood | undefined
  }): void
  /** Clears the conversation and offers the default chips, when there is no conversation to load. */
  startedEmpty(): void
  /** Loading failed: keeps what is known and offers a retry. */
  loadFailed(): void
  /** Switches to another shark, whose conversation is not loaded yet. */
  characterPicked(character: Character): void
  loadingStepReached(step: number | null): void
  /** Replaces the input. An edited input is no longer queued. */
  typed(input: string): void
  inputQueued(): void
  /**
   * Adds the player's message and starts the send. A message that is sent again under the same id replaces the first,
   * and removes its incomplete reply.
   */
  messageSent(message: { readonly id: string; readonly content: string }): void
  /** Removes a message that was never sent. */
  messageRemoved(id: string): void
  /** Starts to wait for a reply without sending a message. Shows the typing indicator unless `typing` is false. */
  replyAwaited(typing?: boolean): void
  typingShown(typing: boolean): void
  /** The server has named the turn of the message `sentId`, which is null when the page did not send it. */
  turnStarted(
    sentId: string | null,
    turn: { readonly turnId: string; readonly conversationId: string },
  ): void
  /** Appends text to the reply `id`; the first piece adds the reply. */
  tokenArrived(id: string, text: string): void
  /** Empties the reply `id`, because the server sends it again from its first token. */
  replyRestarted(id: string): void
  /**
   * Replaces the growing reply `id` with the finished message. Without a growing reply, adds the message, which is then
   * typed out.
   */
  replyFinished(id: string, message: Message, mood?: Mood): void
  /** All of a message's text is visible. */
  messageShown(id: string): void
  /** The send is over without a finished reply; a partial reply stays as it is. */
  sendEnded(): void
  systemMessageAdded(id: string, content: string): void
  /** Adds those messages that are not known yet. They belong to no turn. */
  tellingsArrived(conversationId: string, messages: readonly Message[]): void
  chipsOffered(quickReplies: readonly QuickReply[]): void
  chipSelected(index: number | null): void
  /** Removes a chip whose offer is settled. */
  chipTaken(chip: QuickReply): void
  choiceRecorded(choice: TakenChoice): void
  scrolled(fromBottom: number): void
  signedOut(): void
}

export type ChatStore = ReturnType<typeof createChatStore>

export const DEFAULT_QUICK_REPLIES: readonly QuickReply[] = CHAT_TEXTS.defaultQuickReplies.map(
  (title) => ({ title, payload: title }),
)

/** Retries loading the conversation. */
export const RELOAD_CHIP: QuickReply = { title: CHAT_TEXTS.reload, payload: CHAT_TEXTS.reload }

const EMPTY_STATE: ChatState = {
  messages: [],
  conversationId: null,
  character: DEFAULT_CHARACTER,
  quickReplies: [],
  mood: null,
  selectedQuickReply: null,
  input: '',
  queued: false,
  loading: false,
  typing: false,
  historyLoaded: false,
  loadingStep: null,
  scrollFromBottom: 0,
  newMessages: 0,
  choices: [],
}

/** Returns the option that a chip takes; null for chips that are plain text or other actions. */
export function choiceOf({ payload }: QuickReply): TakenChoice | null {
  if (typeof payload === 'string' || payload.action !== 'story_choice') return null
  const { success, data } = storyChoiceDetailsSchema.safeParse(payload.details)
  return success ? { id: data.choice_id, value: data.value } : null
}

export function createChatStore(storage: ClientStorage) {
  const storeConversationId = (conversationId: string | null): void => {
    if (conversationId) storage.write(STORED.conversationId, conversationId)
    else storage.remove(STORED.conversationId)
  }

  return createStore<ChatState & ChatActions>()(
    subscribeWithSelector((set, get) => {
      /** Counts a message that appears below what the player is reading, until they scroll down. */
      const withAppended = (message: ChatMessage): Partial<ChatState> => ({
        messages: [...get().messages, message],
        newMessages:
          message.role !== 'user' && get().scrollFromBottom > NEAR_BOTTOM_PX
            ? get().newMessages + 1
            : 0,
      })
      /** Leaves out options that were already taken, even when the server repeats them. */
      const withOffers = (quickReplies: readonly QuickReply[]): Partial<ChatState> => {
        const isTaken = (chip: QuickReply): boolean => {
          const choice = choiceOf(chip)
          if (!choice) return false
          return get().choices.some(({ id, value }) => id === choice.id && value === choice.value)
        }
        return {
          quickReplies: quickReplies.filter((chip) => !isTaken(chip)),
          selectedQuickReply: null,
        }
      }

      return {
        ...EMPTY_STATE,
        conversationId: storage.read(STORED.conversationId),
        opened({ conversationId, character, messages, quickReplies, mood = null }) {
          storeConversationId(conversationId)
          set({
            conversationId,
            character,
            messages: messages.map(toChatMessage),
            historyLoaded: true,
            mood,
            newMessages: 0,
            scrollFromBottom: 0,
            ...withOffers(quickReplies),
          })
        },
        startedEmpty() {
          storeConversationId(null)
          const { character, input, queued } = get()
          set({
            ...EMPTY_STATE,
            character,
            input,
            queued,
            quickReplies: DEFAULT_QUICK_REPLIES,
            historyLoaded: true,
          })
        },
        loadFailed: () => set({ historyLoaded: false, quickReplies: [RELOAD_CHIP] }),
        characterPicked: (character) => set({ ...EMPTY_STATE, character, input: get().input }),
        loadingStepReached: (loadingStep) => set({ loadingStep }),
        typed: (input) => set({ input, queued: false }),
        inputQueued: () => set({ queued: true }),
        messageSent({ id, content }) {
          const { character, messages } = get()
          const message = { id, role: 'user', content, character, turnId: null } as const
          const others = messages.filter((other) => other.id !== id && other.id !== replyIdOf(id))
          set({
            messages: [...others, { ...message, streaming: false, progress: 1 }],
            loading: true,
            typing: true,
            scrollFromBottom: 0,
            newMessages: 0,
          })
        },
        messageRemoved: (id) =>
          set(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })),
        replyAwaited: (typing = true) => set({ loading: true, typing }),
        typingShown: (typing) => set({ typing }),
        turnStarted(sentId, { turnId, conversationId }) {
          storeConversationId(conversationId)
          const messages = get().messages.map((message) =>
            message.id === sentId ? { ...message, turnId } : message,
          )
          set({ conversationId, messages })
        },
        tokenArrived(id, text) {
          const { messages, character } = get()
          const index = messages.findLastIndex((message) => message.id === id)
          const message = messages[index]
          if (!message) {
            const started = {
              id,
              role: 'assistant',
              content: text,
              character,
              turnId: null,
            } as const
            set(withAppended({ ...started, streaming: true, progress: 0 }))
            return
          }
          set({ messages: messages.with(index, { ...message, content: message.content + text }) })
        },
        replyRestarted: (id) =>
          set(({ messages }) => ({
            messages: messages.map((message) =>
              message.id === id
                ? { ...message, content: '', streaming: true, progress: 0 }
                : message,
            ),
          })),
        replyFinished(id, message, mood) {
          const content = withoutNamePrefix(message.content, message.character)
          const finished = { ...toChatMessage(message), content }
          const { messages } = get()
          const index = messages.findLastIndex((candidate) => candidate.id === id)
          set({
            ...(index < 0
              ? withAppended({ ...finished, progress: 0 })
              : { messages: messages.with(index, finished) }),
            loading: false,
            typing: false,
            ...(mood && { mood }),
          })
        },
        messageShown: (id) =>
          set(({ messages }) => ({
            messages: messages.map((message) =>
              message.id === id ? { ...message, progress: 1 } : message,
            ),
          })),
        sendEnded: () =>
          set(({ messages }) => ({
            messages: messages.map((message) =>
              message.streaming ? { ...message, streaming: false, progress: 1 } : message,
            ),
            loading: false,
            typing: false,
          })),
        systemMessageAdded(id, content) {
          const { character } = get()
          const message = { id, role: 'system', content, character, turnId: null } as const
          set(withAppended({ ...message, streaming: false, progress: 1 }))
        },
        tellingsArrived(conversationId, messages) {
          const known = new Set(get().messages.map(({ id }) => id))
          const added = messages.filter(({ id }) => !known.has(id)).map(toChatMessage)
          if (added.length === 0) return
          storeConversationId(conversationId)
          set({ conversationId })
          for (const message of added) {
            set(withAppended({ ...message, progress: message.role === 'assistant' ? 0 : 1 }))
          }
        },
        chipsOffered: (quickReplies) => set(withOffers(quickReplies)),
        chipSelected: (selectedQuickReply) => set({ selectedQuickReply }),
        chipTaken: (chip) =>
          set(({ quickReplies }) => ({
            quickReplies: quickReplies.filter((candidate) => candidate !== chip),
            selectedQuickReply: null,
          })),
        choiceRecorded: (choice) => set(({ choices }) => ({ choices: [...choices, choice] })),
        scrolled: (scrollFromBottom) =>
          set({
            scrollFromBottom,
            ...(scrollFromBottom <= NEAR_BOTTOM_PX ? { newMessages: 0 } : {}),
          }),
        signedOut() {
          storeConversationId(null)
          set(EMPTY_STATE)
        },
      }
    }),
  )
}
