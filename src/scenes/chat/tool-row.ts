import { type EntityId } from 'bitecs'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ChatLayout } from './chat-layout.ts'

type Tool = keyof typeof CHAT_TEXTS.tools
const TOOLS: readonly Tool[] = ['again', 'copy', 'save', 'find']

/** Two rows of large letters are a finger. */
const ROWS_APART = 2

/** The tool buttons below the log, in as many rows as they need. */
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
    const { column: left, row } = this.#place
    let [at, line] = [left, 0]
    return TOOLS.map((tool) => {
      const name = CHAT_TEXTS.tools[tool]
      const label = ` ${name} `
      if (at + label.length > this.#world.screen.columns) [at, line] = [left, line + ROWS_APART]
      const column = at
      at += label.length + 1
      return spawnButton(this.#world, {
        ...{ label, name, column, row: row + line },
        press: this.#press[tool],
      })
    })
  }
}
