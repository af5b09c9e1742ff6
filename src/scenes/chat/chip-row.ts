import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { setSpoken } from '#src/ecs/systems/set-spoken.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type QuickReply } from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { type ChatLayout } from './chat-layout.ts'
import { readTerms, termsLines, termsText } from './chip-terms.ts'
import { layChips } from './lay-chips.ts'

/** Chips that have a digit key: 1 to 9. */
const DIGIT_COUNT = 9

/** The quick replies below the conversation. */
export class ChipRow {
  readonly #world: GameWorld
  readonly #layout: ChatLayout['chips']
  readonly #take: (chip: QuickReply) => void
  readonly #group: EntityId
  #terms: EntityId
  /** The most lines that the terms of these chips have taken. Fewer would move the chips as countdowns get shorter. */
  #lines = 1
  #chips: readonly QuickReply[] = []
  #controls: readonly { readonly chip: QuickReply; readonly control: EntityId }[] = []

  constructor(world: GameWorld, layout: ChatLayout['chips'], take: (chip: QuickReply) => void) {
    this.#world = world
    this.#layout = layout
    this.#take = take
    const { isBoxed: _, terms: __, ...box } = layout
    this.#group = spawnGroup(world, { ...box, name: CHAT_TEXTS.quickReplies })
    this.#terms = this.#spawnTerms()
  }

  /** Shows the chips, and below or above them what they sign at `now`; null hides that. */
  show(
    chips: readonly QuickReply[],
    signing: { readonly now: string; readonly hasStatus: boolean } | null,
  ): void {
    const { columns, isOfStatus, whole } = this.#layout.terms
    const lines = signing && termsLines(chips, signing.now, { columns, ...whole })
    const before = this.#lines
    const least = chips === this.#chips ? before : 1
    this.#lines = Math.max(least, lines?.length ?? 0)
    if (chips !== this.#chips || this.#lines !== before) this.#showChips(chips)
    const sharesStatus = this.#lines > 1 ? whole.isOfStatus : isOfStatus
    const isHidden = !signing || (signing.hasStatus && sharesStatus)
    rewriteText(this.#world, this.#terms, isHidden ? '' : (lines ?? []).join('\n'))
    for (const { chip, control } of this.#controls) {
      const description = signing ? termsText(chip, signing.now) : null
      setSpoken(this.#world, control, { description: description ?? undefined })
    }
  }

  #showChips(chips: readonly QuickReply[]): void {
    const focused = this.#controls.find(({ control }) => control === this.#world.focused)
    despawn(this.#world, this.#terms, ...this.#controls.map(({ control }) => control))
    this.#terms = this.#spawnTerms()
    this.#chips = chips
    const { isBoxed, columns, row, rows: allRows, terms } = this.#layout
    const top = this.#rowOfChips
    const end = row + allRows
    const rows =
      chips.some((chip) => readTerms(chip) !== null) && terms.row >= row
        ? terms.row - row
        : end - top
    const placed = layChips(
      chips.map(({ title }, index) => (isBoxed ? title : numbered(title, index))),
      {
        columns,
        lines: isBoxed ? Math.floor(rows / BOX_BUTTON_ROWS) : rows,
        padding: isBoxed ? boxColumns('') : 2,
      },
    )
    this.#controls = placed.flatMap(({ index, label, column, line }) => {
      const chip = chips[index]
      return chip ? [{ chip, control: this.#spawn(chip, label, { column, line, top }) }] : []
    })
    const same = this.#controls.find(({ chip }) => chip === focused?.chip)
    if (same) focus(this.#world, same.control)
  }

  /** The row of the first chips: below the terms, where these take more than their line. */
  get #rowOfChips(): number {
    const { isBoxed, row, terms } = this.#layout
    const termsEnd = terms.whole.row + this.#lines
    if (this.#lines === 1 || !isBoxed || termsEnd <= row) return row
    return row + Math.ceil((termsEnd - row) / BOX_BUTTON_ROWS) * BOX_BUTTON_ROWS
  }

  #spawnTerms(): EntityId {
    const { column, row, columns, whole } = this.#layout.terms
    const isWhole = this.#lines > 1
    const size = isWhole
      ? { columns: Math.max(...whole.widths), rows: this.#lines }
      : { columns, rows: 1 }
    return spawnText(this.#world, {
      ...{ column, row: isWhole ? whole.row : row, ...size, text: '' },
      spoken: { role: 'paragraph', parent: this.#group },
    })
  }

  /** Whether a chip has the focus. */
  get isFocused(): boolean {
    return this.#controls.some(({ control }) => control === this.#world.focused)
  }

  /** Presses the chip with this digit; false when there is none. */
  press(digit: number): boolean {
    const chip = this.#chips[digit - 1]
    if (!chip) return false
    this.#take(chip)
    return true
  }

  #spawn(
    chip: QuickReply,
    label: string,
    {
      column,
      line,
      top: row,
    }: { readonly column: number; readonly line: number; readonly top: number },
  ): EntityId {
    const { isBoxed, column: left } = this.#layout
    const shared = {
      name: chip.title,
      column: left + column,
      parent: this.#group,
      foreground: INK.normal,
      press: () => this.#take(chip),
    }
    return isBoxed
      ? spawnBoxButton(this.#world, { ...shared, label, row: row + line * BOX_BUTTON_ROWS })
      : spawnButton(this.#world, { ...shared, label: `[${label}]`, row: row + line })
  }
}

function numbered(title: string, index: number): string {
  return index < DIGIT_COUNT ? `${index + 1} ${title}` : title
}
