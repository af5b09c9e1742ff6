import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { setSpoken } from '#src/ecs/systems/set-spoken.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type QuickReply } from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { type ChatLayout } from './chat-layout.ts'
import { readTerms, termsLine, termsText } from './chip-terms.ts'
import { layChips } from './lay-chips.ts'

/** Chips that have a digit key: 1 to 9. */
const DIGIT_COUNT = 9

/** The quick replies below the conversation. */
export class ChipRow {
  readonly #world: GameWorld
  readonly #layout: ChatLayout['chips']
  readonly #take: (chip: QuickReply) => void
  readonly #group: EntityId
  readonly #terms: EntityId
  #chips: readonly QuickReply[] = []
  #controls: readonly { readonly chip: QuickReply; readonly control: EntityId }[] = []

  constructor(world: GameWorld, layout: ChatLayout['chips'], take: (chip: QuickReply) => void) {
    this.#world = world
    this.#layout = layout
    this.#take = take
    const { isBoxed: _, terms: line, ...box } = layout
    const { isOfStatus: __, ...terms } = line
    this.#group = spawnGroup(world, { ...box, name: CHAT_TEXTS.quickReplies })
    const spoken = { role: 'paragraph', parent: this.#group } as const
    this.#terms = spawnText(world, { ...terms, rows: 1, text: '', spoken })
  }

  /** Shows the chips, and below or above them what they sign at `now`; null hides that. */
  show(
    chips: readonly QuickReply[],
    signing: { readonly now: string; readonly hasStatus: boolean } | null,
  ): void {
    if (chips !== this.#chips) this.#showChips(chips)
    const { columns, isOfStatus } = this.#layout.terms
    const isHidden = !signing || (signing.hasStatus && isOfStatus)
    rewriteText(this.#world, this.#terms, isHidden ? '' : termsLine(chips, signing.now, columns))
    for (const { chip, control } of this.#controls) {
      const description = signing ? termsText(chip, signing.now) : null
      setSpoken(this.#world, control, { description: description ?? undefined })
    }
  }

  #showChips(chips: readonly QuickReply[]): void {
    despawn(this.#world, ...this.#controls.map(({ control }) => control))
    this.#chips = chips
    const { isBoxed, columns, row, rows: allRows, terms } = this.#layout
    const rows =
      chips.some((chip) => readTerms(chip) !== null) && terms.row >= row ? terms.row - row : allRows
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
      return chip ? [{ chip, control: this.#spawn(chip, label, column, line) }] : []
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

  #spawn(chip: QuickReply, label: string, column: number, line: number): EntityId {
    const { isBoxed, column: left, row } = this.#layout
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
