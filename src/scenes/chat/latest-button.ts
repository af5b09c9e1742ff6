import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnLayer } from '#src/ecs/spawn/spawn-layer.ts'
import { spawnStatus } from '#src/ecs/spawn/spawn-status.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { type ChatLayout } from './chat-layout.ts'

const LABEL = `▼ ${CHAT_TEXTS.latest}`

/** A button over the end of the log while the player has scrolled up: counts new messages and scrolls down. */
export class LatestButton {
  readonly #world: GameWorld
  readonly #layout: ChatLayout['log']
  readonly #press: () => void
  #drawn: { readonly layer: EntityId; readonly count: EntityId } | null = null

  constructor(world: GameWorld, layout: ChatLayout['log'], press: () => void) {
    this.#world = world
    this.#layout = layout
    this.#press = press
  }

  show(isScrolledUp: boolean, newMessages: number): void {
    if (!isScrolledUp) return this.#despawn()
    this.#drawn ??= this.#spawn()
    const text = newMessages > 0 ? CHAT_TEXTS.newMessages(newMessages) : ''
    rewriteText(this.#world, this.#drawn.count, text)
  }

  #spawn(): { layer: EntityId; count: EntityId } {
    const { column, columns, row, rows } = this.#layout
    const width = boxColumns(LABEL)
    const layer = spawnLayer(this.#world, {
      columns: width,
      rows: BOX_BUTTON_ROWS + 1,
      window: {
        column: column + columns - width,
        row: row + rows - BOX_BUTTON_ROWS - 1,
        columns: width,
        rows: BOX_BUTTON_ROWS + 1,
      },
    })
    const count = spawnStatus(this.#world, {
      layer,
      column: 1,
      row: 0,
      text: '',
      foreground: INK.bright,
    })
    spawnBoxButton(this.#world, {
      layer,
      label: LABEL,
      name: CHAT_TEXTS.latest,
      column: 0,
      row: 1,
      press: this.#press,
    })
    return { layer, count }
  }

  #despawn(): void {
    if (this.#drawn) despawn(this.#world, this.#drawn.layer)
    this.#drawn = null
  }
}
