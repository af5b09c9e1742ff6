import { wrapText } from '#src/lib/text-layout.ts'
import { type ChatMessage } from '#src/stores/chat-message.ts'

/** How messages are wrapped. */
export interface LogFormat {
  readonly columns: number
  /** See ChatLayout.log; 0 puts the speaker's name on a row of its own. */
  readonly nameColumns: number
}

/** A blank row separates messages. */
const SPACE_BELOW = 1

/** The wrapped text and first row of every message in a conversation. */
export class LogRows {
  readonly #format: LogFormat
  #messages: readonly ChatMessage[] = []
  #lines: (readonly string[])[] = []
  /** One more entry than messages: the last is the end of the log. */
  #starts: number[] = [0]

  constructor(format: LogFormat) {
    this.#format = format
  }

  get messages(): readonly ChatMessage[] {
    return this.#messages
  }

  /** Rows of the whole conversation. */
  get rows(): number {
    return this.#starts.at(-1) ?? 0
  }

  /** Sets the messages. Returns the index of the first one that differs from before. */
  setMessages(messages: readonly ChatMessage[]): number {
    const first = firstDifferentIndex(this.#messages, messages)
    this.#messages = messages
    this.#lines.length = first
    this.#starts.length = first + 1
    for (const message of messages.slice(first)) {
      const lines = this.#wrap(message)
      this.#lines.push(lines)
      this.#starts.push(this.rows + lines.length + this.#nameRows(message) + SPACE_BELOW)
    }
    return first
  }

  startOf(index: number): number {
    return this.#starts[index] ?? this.rows
  }

  linesOf(index: number): readonly string[] {
    return this.#lines[index] ?? []
  }

  /** Returns the messages that overlap the rows from `top` to `bottom` (exclusive), as a half-open range. */
  overlapping(top: number, bottom: number): { readonly from: number; readonly to: number } {
    const from = this.#firstIndex((index) => this.startOf(index + 1) > top)
    return {
      from,
      to: Math.max(
        from,
        this.#firstIndex((index) => this.startOf(index) >= bottom),
      ),
    }
  }

  /**
   * Returns the first message for which the predicate holds; it must hold for all later ones too. Uses binary search,
   * because a conversation may be long.
   */
  #firstIndex(isReached: (index: number) => boolean): number {
    let low = 0
    let high = this.#messages.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isReached(middle)) high = middle
      else low = middle + 1
    }
    return low
  }

  #wrap({ role, content }: ChatMessage): readonly string[] {
    const { columns, nameColumns } = this.#format
    return wrapText(content, role === 'system' ? columns : columns - nameColumns)
  }

  /** System messages have no name. */
  #nameRows({ role }: ChatMessage): number {
    return this.#format.nameColumns === 0 && role !== 'system' ? 1 : 0
  }
}

function firstDifferentIndex(before: readonly unknown[], after: readonly unknown[]): number {
  const shared = Math.min(before.length, after.length)
  for (let index = 0; index < shared; index += 1) {
    if (before[index] !== after[index]) return index
  }
  return shared
}
