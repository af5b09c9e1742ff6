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

/** The maximum width of text in the middle of the screen. */
const MAX_COLUMNS = 50

/** Fills the log while it is empty: the loading step, or an introduction of the shark. */
export class LogNotice {
  readonly #world: GameWorld
  readonly #layout: ChatLayout['log']
  #loading: { readonly step: EntityId; readonly subtitle: EntityId } | null = null
  #introduction: { readonly character: Character; readonly drawn: readonly EntityId[] } | null =
    null

  constructor(world: GameWorld, layout: ChatLayout['log']) {
    this.#world = world
    this.#layout = layout
  }

  /**
   * `step` is an index into the loading texts, null when loading is done. `character` is the shark of an empty
   * conversation.
   */
  show(step: number | null, character: Character | null): void {
    this.#showLoading(step === null ? undefined : CHAT_TEXTS.loading[step])
    this.#showIntroduction(step === null ? character : null)
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

  #showIntroduction(character: Character | null): void {
    if (character === (this.#introduction?.character ?? null)) return
    if (this.#introduction) despawn(this.#world, ...this.#introduction.drawn)
    this.#introduction =
      character === null ? null : { character, drawn: this.#drawIntroduction(character) }
  }

  #drawIntroduction(character: Character): readonly EntityId[] {
    const { columns, column, row, rows } = this.#layout
    const centred = (text: string): string =>
      wrapText(text, Math.min(MAX_COLUMNS, columns - 2))
        .map((line) => centre(line, columns))
        .join('\n')
    const intro = centred(CHAT_TEXTS.pickUp[character])
    const introRows = intro.split('\n').length
    const top = row + Math.floor((rows - introRows - 4) / 2)
    return [
      spawnText(this.#world, {
        text: centre(faceOf(character, 'neutral'), columns),
        ...{ column, row: top },
        foreground: INK.bright,
        spoken: null,
      }),
      spawnText(this.#world, { text: intro, column, row: top + 2, spoken: { role: 'paragraph' } }),
      spawnText(this.#world, {
        text: centred(CHAT_TEXTS.howToAsk),
        ...{ column, row: top + 3 + introRows },
        foreground: INK.faint,
        spoken: { role: 'paragraph' },
      }),
    ]
  }
}
