import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnStatus } from '#src/ecs/spawn/spawn-status.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { centre } from '#src/lib/text-layout.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ChatLayout } from './chat-layout.ts'

/** What is being done before a talk can be shown. */
export class LoadingNotice {
  readonly #world: GameWorld
  readonly #layout: ChatLayout['log']
  #lines: { readonly step: EntityId; readonly subtitle: EntityId } | null = null

  constructor(world: GameWorld, layout: ChatLayout['log']) {
    this.#world = world
    this.#layout = layout
  }

  /** `step`: index into the loading texts; null once all is done. */
  show(step: number | null): void {
    const text = step === null ? undefined : CHAT_TEXTS.loading[step]
    if (text === undefined) return this.#end()
    const { columns, column, row, rows } = this.#layout
    const middle = { column, row: row + Math.floor(rows / 2) - 1, columns, rows: 1 }
    this.#lines ??= {
      step: spawnStatus(this.#world, { ...middle, text: '', foreground: INK.bright }),
      subtitle: spawnStatus(this.#world, {
        ...middle,
        row: middle.row + 2,
        text: centre(CHAT_TEXTS.loadingSubtitle, columns),
        foreground: INK.faint,
      }),
    }
    rewriteText(this.#world, this.#lines.step, centre(text, columns))
  }

  #end(): void {
    if (!this.#lines) return
    despawn(this.#world, this.#lines.step, this.#lines.subtitle)
    this.#lines = null
  }
}
