import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnStatus } from '#src/ecs/spawn/spawn-status.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { centre, wrapText } from '#src/lib/text-layout.ts'
import { type Character } from '#src/protocol/characters.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ChatLayout } from './chat-layout.ts'
import { faceOf } from './face-of.ts'

/** Wider lines are hard to read in the middle of a screen. */
const WIDEST = 50

/** What stands where no talk is: what is being done before one can be shown, or who picks up where nothing was said. */
export class TalkNotice {
  readonly #world: GameWorld
  readonly #layout: ChatLayout['log']
  #loading: { readonly step: EntityId; readonly subtitle: EntityId } | null = null
  #pickedUp: { readonly by: Character; readonly drawn: readonly EntityId[] } | null = null

  constructor(world: GameWorld, layout: ChatLayout['log']) {
    this.#world = world
    this.#layout = layout
  }

  /** `step`: index into the loading texts; null once all is done. `silent`: with whom nothing was said yet. */
  show(step: number | null, silent: Character | null): void {
    this.#showLoading(step === null ? undefined : CHAT_TEXTS.loading[step])
    this.#showSilent(step === null ? silent : null)
  }

  #showLoading(text: string | undefined): void {
    if (text === undefined) {
      if (this.#loading) despawn(this.#world, this.#loading.step, this.#loading.subtitle)
      this.#loading = null
      return
    }
    const { columns, column, row, rows } = this.#layout
    const middle = { column, row: row + Math.floor(rows / 2) - 1, columns, rows: 1 }
    this.#loading ??= {
      step: spawnStatus(this.#world, { ...middle, text: '', foreground: INK.bright }),
      subtitle: spawnStatus(this.#world, {
        ...middle,
        row: middle.row + 2,
        text: centre(CHAT_TEXTS.loadingSubtitle, columns),
        foreground: INK.faint,
      }),
    }
    rewriteText(this.#world, this.#loading.step, centre(text, columns))
  }

  #showSilent(by: Character | null): void {
    if (by === (this.#pickedUp?.by ?? null)) return
    if (this.#pickedUp) despawn(this.#world, ...this.#pickedUp.drawn)
    this.#pickedUp = by === null ? null : { by, drawn: this.#drawSilent(by) }
  }

  #drawSilent(by: Character): readonly EntityId[] {
    const { columns, column, row, rows } = this.#layout
    const centred = (text: string): string =>
      wrapText(text, Math.min(WIDEST, columns - 2))
        .map((line) => centre(line, columns))
        .join('\n')
    const who = centred(CHAT_TEXTS.pickUp[by])
    const whoRows = who.split('\n').length
    const top = row + Math.floor((rows - whoRows - 4) / 2)
    return [
      spawnText(this.#world, {
        text: centre(faceOf(by, 'neutral'), columns),
        ...{ column, row: top },
        foreground: INK.bright,
        spoken: null,
      }),
      spawnText(this.#world, { text: who, column, row: top + 2, spoken: { role: 'paragraph' } }),
      spawnText(this.#world, {
        text: centred(CHAT_TEXTS.howToAsk),
        ...{ column, row: top + 3 + whoRows },
        foreground: INK.faint,
        spoken: { role: 'paragraph' },
      }),
    ]
  }
}
