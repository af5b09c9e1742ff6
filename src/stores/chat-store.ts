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
import { answerIdOf, type ChatLine, lineOf } from './chat-line.ts'
import { withoutNamePrefix } from './without-name-prefix.ts'

/** The state of the chat screen. */
export interface ChatState {
  /** Oldest first. */
  readonly messages: readonly ChatLine[]
  readonly conversationId: string | null
  readonly character: Character
  readonly quickReplies: readonly QuickReply[]
  /** How the shark looks; null until the server has told. */
  readonly mood: Mood | null
  /** Index into `quickReplies`; null where none is marked. */
  readonly selectedQuickReply: number | null
  readonly input: string
  /** A send is in progress: further sends are ignored. */
  readonly loading: boolean
  readonly typing: boolean
  readonly historyLoaded: boolean
  /** Which of the loading texts is shown; null when the view is ready. */
  readonly loadingStep: number | null
  /** Distance of the view from the newest line, in px; 0 at the bottom. */
  readonly scrollFromBottom: number
  readonly newMessages: number
  /** Options taken in this conversation: none of them is offered again. */
  readonly choices: readonly TakenChoice[]
}

export interface TakenChoice {
  /** The open offer. */
  readonly id: string
  /** Which of its options. */
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
  /** No conversation, or one that the server no longer knows: empty, with the default chips. */
  startedAnew(): void
  /** The talk could not be read: what is known stays, and another try is offered. */
  loadFailed(): void
  /** The player turns to another shark: theirs is another talk, which is yet to be loaded. */
  characterPicked(character: Character): void
  loadingStepReached(step: number | null): void
  typed(input: string): void
  /** The player's line appears, the send begins. Said again under the same id, it stands once, with nothing left of a broken answer. */
  said(line: { readonly id: string; readonly content: string }): void
  /** The line was never sent. */
  unsaid(id: string): void
  /** A turn that nobody on this page has begun is listened to; silently where the shark may have nothing to say. */
  answerAwaited(typing?: boolean): void
  typingShown(typing: boolean): void
  /** The server has named the turn in which the line `saidId` is answered; null where that line was loaded. */
  turnBegan(
    saidId: string | null,
    turn: { readonly turnId: string; readonly conversationId: string },
  ): void
  /** A piece of the shark's line `id`, which appears with its first piece. */
  tokenArrived(id: string, text: string): void
  /** A line is said anew from its first word. */
  lineRestarted(id: string): void
  /** The finished line takes the place of the growing one `id`; where none grew it is yet to be typed out. */
  lineFinished(id: string, message: Message, mood?: Mood): void
  /** All of a line stands on the glass. */
  lineShown(id: string): void
  /** The send is over without a finished line: what has grown stays as it is. */
  sendEnded(): void
  systemSaid(id: string, content: string): void
  chipsOffered(quickReplies: readonly QuickReply[]): void
  chipMarked(index: number | null): void
  /** The offer behind the chip is settled: it cannot be pressed again. */
  chipTaken(chip: QuickReply): void
  choiceRecorded(choice: TakenChoice): void
  scrolled(fromBottom: number): void
  signedOut(): void
}

export type ChatStore = ReturnType<typeof createChatStore>

export const DEFAULT_QUICK_REPLIES: readonly QuickReply[] = CHAT_TEXTS.defaultQuickReplies.map(
  (title) => ({ title, payload: title }),
)

/** Takes up the loading of a talk again. */
export const RELOAD_CHIP: QuickReply = { title: CHAT_TEXTS.reload, payload: CHAT_TEXTS.reload }

const EMPTY: ChatState = {
  messages: [],
  conversationId: null,
  character: DEFAULT_CHARACTER,
  quickReplies: [],
  mood: null,
  selectedQuickReply: null,
  input: '',
  loading: false,
  typing: false,
  historyLoaded: false,
  loadingStep: null,
  scrollFromBottom: 0,
  newMessages: 0,
  choices: [],
}

/** The option of the open offer that a chip takes; null for plain speech and other actions. */
export function choiceOf({ payload }: QuickReply): TakenChoice | null {
  if (typeof payload === 'string' || payload.action !== 'story_choice') return null
  const { success, data } = storyChoiceDetailsSchema.safeParse(payload.details)
  return success ? { id: data.choice_id, value: data.value } : null
}

export function createChatStore(kept: ClientStorage) {
  const keep = (conversationId: string | null): void => {
    if (conversationId) kept.write(STORED.conversationId, conversationId)
    else kept.remove(STORED.conversationId)
  }

  return createStore<ChatState & ChatActions>()(
    subscribeWithSelector((set, get) => {
      /** A line that appears below what the player reads is counted until they come down. */
      const appended = (line: ChatLine): Partial<ChatState> => ({
        messages: [...get().messages, line],
        newMessages:
          line.role !== 'user' && get().scrollFromBottom > NEAR_BOTTOM_PX
            ? get().newMessages + 1
            : 0,
      })
      /** An option that was taken is not offered again, whatever the answer repeats. */
      const offered = (quickReplies: readonly QuickReply[]): Partial<ChatState> => {
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
        ...EMPTY,
        conversationId: kept.read(STORED.conversationId),
        opened({ conversationId, character, messages, quickReplies, mood = null }) {
          keep(conversationId)
          set({
            conversationId,
            character,
            messages: messages.map(lineOf),
            historyLoaded: true,
            mood,
            newMessages: 0,
            scrollFromBottom: 0,
            ...offered(quickReplies),
          })
        },
        startedAnew() {
          keep(null)
          const { character, input } = get()
          set({
            ...EMPTY,
            character,
            input,
            quickReplies: DEFAULT_QUICK_REPLIES,
            historyLoaded: true,
          })
        },
        loadFailed: () => set({ historyLoaded: false, quickReplies: [RELOAD_CHIP] }),
        characterPicked: (character) => set({ ...EMPTY, character, input: get().input }),
        loadingStepReached: (loadingStep) => set({ loadingStep }),
        typed: (input) => set({ input }),
        said({ id, content }) {
          const { character, messages } = get()
          const line = { id, role: 'user', content, character, turnId: null } as const
          const others = messages.filter((other) => other.id !== id && other.id !== answerIdOf(id))
          set({
            messages: [...others, { ...line, streaming: false, progress: 1 }],
            loading: true,
            typing: true,
            scrollFromBottom: 0,
            newMessages: 0,
          })
        },
        unsaid: (id) =>
          set(({ messages }) => ({ messages: messages.filter((line) => line.id !== id) })),
        answerAwaited: (typing = true) => set({ loading: true, typing }),
        typingShown: (typing) => set({ typing }),
        turnBegan(saidId, { turnId, conversationId }) {
          keep(conversationId)
          const messages = get().messages.map((line) =>
            line.id === saidId ? { ...line, turnId } : line,
          )
          set({ conversationId, messages })
        },
        tokenArrived(id, text) {
          const { messages, character } = get()
          const index = messages.findLastIndex((line) => line.id === id)
          const line = messages[index]
          if (!line) {
            const started = {
              id,
              role: 'assistant',
              content: text,
              character,
              turnId: null,
            } as const
            set(appended({ ...started, streaming: true, progress: 0 }))
            return
          }
          set({ messages: messages.with(index, { ...line, content: line.content + text }) })
        },
        lineRestarted: (id) =>
          set(({ messages }) => ({
            messages: messages.map((line) =>
              line.id === id ? { ...line, content: '', streaming: true, progress: 0 } : line,
            ),
          })),
        lineFinished(id, message, mood) {
          const content = withoutNamePrefix(message.content, message.character)
          const line = { ...lineOf(message), content }
          const { messages } = get()
          const index = messages.findLastIndex((candidate) => candidate.id === id)
          set({
            ...(index < 0
              ? appended({ ...line, progress: 0 })
              : { messages: messages.with(index, line) }),
            loading: false,
            typing: false,
            ...(mood && { mood }),
          })
        },
        lineShown: (id) =>
          set(({ messages }) => ({
            messages: messages.map((line) => (line.id === id ? { ...line, progress: 1 } : line)),
          })),
        sendEnded: () =>
          set(({ messages }) => ({
            messages: messages.map((line) =>
              line.streaming ? { ...line, streaming: false, progress: 1 } : line,
            ),
            loading: false,
            typing: false,
          })),
        systemSaid(id, content) {
          const { character } = get()
          const line = { id, role: 'system', content, character, turnId: null } as const
          set(appended({ ...line, streaming: false, progress: 1 }))
        },
        chipsOffered: (quickReplies) => set(offered(quickReplies)),
        chipMarked: (selectedQuickReply) => set({ selectedQuickReply }),
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
          keep(null)
          set(EMPTY)
        },
      }
    }),
  )
}
