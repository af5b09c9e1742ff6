import { MESSAGE_LIMIT, type QuickReply } from '#src/protocol/chat.ts'
import { type ChatState, type ChatStore } from '#src/stores/chat-store.ts'
import { type Conversation } from './conversation.ts'
import { InputHistory } from './slash/input-history.ts'
import { completionsOf } from './slash/read-command.ts'

/** The chips for the typed text, cached. */
interface CompletionCache {
  readonly input: string
  readonly quickReplies: readonly QuickReply[]
  readonly chips: readonly QuickReply[]
}

/** The chips while a conversation is loading. */
const NO_CHIPS: readonly QuickReply[] = []

/** Handles what the player types: sends it, queues it, recalls earlier inputs, completes commands. */
export class Composer {
  readonly #chat: ChatStore
  readonly #conversation: Pick<Conversation, 'send' | 'take'>
  readonly #history = new InputHistory()
  #completions: CompletionCache = { input: '', quickReplies: [], chips: [] }

  constructor(chat: ChatStore, conversation: Pick<Conversation, 'send' | 'take'>) {
    this.#chat = chat
    this.#conversation = conversation
  }

  /** Sends a message or runs a command. While no message can be sent, queues it. */
  submit(text: string): void {
    if (this.#send(text)) return
    const { length } = text.trim()
    if (length > 0 && length <= MESSAGE_LIMIT) this.#chat.getState().inputQueued()
  }

  /** Sends the queued message, if there is one and it can be sent. Must be called after each change of the store. */
  sendQueued({ input, loading, loadingStep, queued }: ChatState): void {
    if (queued && !loading && loadingStep === null) this.#send(input)
  }

  /** Recalls an earlier input with the arrow keys. Returns false when the arrow key must move the caret. */
  recall(by: 1 | -1): boolean {
    const chat = this.#chat.getState()
    const line = this.#history.step(by, chat.input)
    if (line === null) return false
    chat.typed(line)
    return true
  }

  /** Completes the command that is being typed; false when there is nothing to complete. */
  complete(): boolean {
    const chat = this.#chat.getState()
    const [first] = completionsOf(chat.input)
    if (first === undefined) return false
    chat.typed(`${first} `)
    return true
  }

  /** Clears a command that is being typed; false when there is none. */
  clearCommand(): boolean {
    const chat = this.#chat.getState()
    if (completionsOf(chat.input).length === 0) return false
    chat.typed('')
    return true
  }

  /** Takes a chip: completes the command, or acts in the conversation. */
  take(chip: QuickReply): void {
    const chat = this.#chat.getState()
    if (completionsOf(chat.input).includes(chip.title)) chat.typed(`${chip.title} `)
    else void this.#conversation.take(chip)
  }

  /** Returns the chips: completions while a command is being typed, otherwise the quick replies. */
  chipsFor({ input, loadingStep, ...state }: ChatState): readonly QuickReply[] {
    const quickReplies = loadingStep === null ? state.quickReplies : NO_CHIPS
    const cached = this.#completions
    if (input === cached.input && quickReplies === cached.quickReplies) return cached.chips
    const completions = completionsOf(input)
    const chips =
      completions.length === 0
        ? quickReplies
        : completions.map((title) => ({ title, payload: title }))
    this.#completions = { input, quickReplies, chips }
    return chips
  }

  #send(text: string): boolean {
    if (this.#conversation.send(text) === null) return false
    this.#history.add(text)
    this.#chat.getState().typed('')
    return true
  }
}
