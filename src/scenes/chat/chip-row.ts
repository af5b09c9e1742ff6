import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type QuickReply } from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { type ChatLayout } from './chat-layout.ts'
import { layChips } from './lay-chips.ts'

/** Chips that have a digit key: 1 to 9. */
const DIGIT_COUNT = 9

/** The quick replies below the conversation. */
export class ChipRow {
  readonly #world: GameWorld
  readonly #layout: ChatLayout['chips']
  readonly #take: (chip: QuickReply) => void
  readonly #group: EntityId
  #chips: readonly QuickReply[] = []
  #controls: readonly EntityId[] = []

  constructor(world: GameWorld, layout: ChatLayout['chips'], take: (chip: QuickReply) => void) {
    this.#world = world
    this.#layout = layout
    this.#take = take
    this.#group = spawnGroup(world, { ...layout, name: CHAT_TEXTS.quickReplies })
  }

  show(chips: readonly QuickReply[]): void {
    if (chips === this.#chips) return
    despawn(this.#world, ...this.#controls)
    this.#chips = chips
    const { isBoxed, columns, rows } = this.#layout
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
      return chip ? [this.#spawn(chip, label, column, line)] : []
    })
  }

  /** Whether a chip has the focus. */
  get isFocused(): boolean {
    return this.#controls.some((control) => control === this.#world.focused)
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
