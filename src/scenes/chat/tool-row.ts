import { type EntityId } from 'bitecs'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ChatLayout } from './chat-layout.ts'

type Tool = keyof typeof CHAT_TEXTS.tools
const TOOLS: readonly Tool[] = ['again', 'copy', 'save', 'find']

/** The row of tool buttons below the log. */
export class ToolRow {
  readonly #world: GameWorld
  readonly #place: ChatLayout['tools']
  readonly #press: Readonly<Record<Tool, () => void>>
  #drawn: readonly EntityId[] = []

  constructor(
    world: GameWorld,
    place: ChatLayout['tools'],
    press: Readonly<Record<Tool, () => void>>,
  ) {
    this.#world = world
    this.#place = place
    this.#press = press
  }

  show(isShown: boolean): void {
    if (isShown === this.#drawn.length > 0) return
    if (!isShown) despawn(this.#world, ...this.#drawn)
    this.#drawn = isShown ? this.#spawn() : []
  }

  #spawn(): readonly EntityId[] {
    let at = this.#place.column
    return TOOLS.map((tool) => {
      const name = CHAT_TEXTS.tools[tool]
      const label = ` ${name} `
      const column = at
      at += label.length + 1
      return spawnButton(this.#world, {
        ...{ label, name, column, row: this.#place.row },
        press: this.#press[tool],
      })
    })
  }
}
