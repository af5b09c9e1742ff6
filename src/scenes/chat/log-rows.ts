import { wrapText } from '#src/lib/text-layout.ts'
import { type ChatLine } from '#src/stores/chat-line.ts'

/** How messages are set into rows. */
export interface LogSetting {
  readonly columns: number
  /** See ChatLayout.log; 0 gives the speaker a row of their own. */
  readonly nameColumns: number
}

/** A blank row parts messages. */
const SPACE_BELOW = 1

/** Where every message of a talk stands: its text set into lines, and the row at which it begins. */
export class LogRows {
  readonly #setting: LogSetting
  #messages: readonly ChatLine[] = []
  #lines: (readonly string[])[] = []
  /** One more than there are messages: the last is the end of all. */
  #starts: number[] = [0]

  constructor(setting: LogSetting) {
    this.#setting = setting
  }

  get messages(): readonly ChatLine[] {
    return this.#messages
  }

  /** Rows of the whole talk. */
  get rows(): number {
    return this.#starts.at(-1) ?? 0
  }

  /** Takes over a talk and answers the first message that is not what it was. */
  set(messages: readonly ChatLine[]): number {
    const first = firstDifference(this.#messages, messages)
    this.#messages = messages
    this.#lines.length = first
    this.#starts.length = first + 1
    for (const message of messages.slice(first)) {
      const lines = this.#setLines(message)
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

  /** The messages that touch the rows from `top` up to but without `bottom`: the first, and one after the last. */
  between(top: number, bottom: number): { readonly from: number; readonly to: number } {
    const from = this.#first((index) => this.startOf(index + 1) > top)
    return {
      from,
      to: Math.max(
        from,
        this.#first((index) => this.startOf(index) >= bottom),
      ),
    }
  }

  /** The first message of which this is true; it stays true from there on. By halving: a talk may be very long. */
  #first(isReached: (index: number) => boolean): number {
    let low = 0
    let high = this.#messages.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isReached(middle)) high = middle
      else low = middle + 1
    }
    return low
  }

  #setLines({ role, content }: ChatLine): readonly string[] {
    const { columns, nameColumns } = this.#setting
    return wrapText(content, role === 'system' ? columns : columns - nameColumns)
  }

  /** What the system says bears no name. */
  #nameRows({ role }: ChatLine): number {
    return this.#setting.nameColumns === 0 && role !== 'system' ? 1 : 0
  }
}

function firstDifference(before: readonly unknown[], after: readonly unknown[]): number {
  const shared = Math.min(before.length, after.length)
  for (let index = 0; index < shared; index += 1) {
    if (before[index] !== after[index]) return index
  }
  return shared
}
