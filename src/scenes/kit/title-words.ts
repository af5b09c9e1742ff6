import { INK } from '#src/ecs/components/text-run.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { GAME_TITLE } from '#src/protocol/messages.ts'
import { middleColumn } from './centred.ts'
import { type SceneServices } from './services.ts'
import { spawnShadedArt } from './shaded.ts'
import { type Letters, plainTitle, setTitle, stackWords } from './title-letters.ts'

/** The characters that form the letters' shadow. */
const SHADOW_CHARACTERS = '╔╗╚╝═║'
const SHADOW_INK = 5

/** The title in large letters, made once and shared by all screens. */
export interface TitleWords {
  /** Null until {@link TitleWords.load} has resolved. */
  readonly words: readonly Letters[] | null
  /** Loads the font, once. Never rejects: without the font the words are in plain letters. */
  load(): Promise<void>
}

export function createTitleWords({
  loadTitleFont,
  log,
}: Pick<SceneServices, 'loadTitleFont' | 'log'>): TitleWords {
  let words: readonly Letters[] | null = null
  let loading: Promise<void> | null = null
  const load = async (): Promise<void> => {
    try {
      words = await setTitle(await loadTitleFont())
    } catch (failure) {
      log('loading the title font', failure)
      words = plainTitle()
    }
  }
  return {
    get words() {
      return words
    },
    load: () => (loading ??= load()),
  }
}

/** Draws the words below each other, centred in the rows from `top` to `bottom`; in plain letters where those are too wide. */
export function spawnTitle(
  world: GameWorld,
  words: readonly Letters[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  const widest = Math.max(...words.flat().map((line) => line.length))
  const drawn = widest > world.screen.columns ? plainTitle() : words
  const height = drawn.reduce((sum, word) => sum + word.length, 0)
  const free = bottom - top - height
  const gap = Math.max(0, Math.min(1, Math.floor(free / (drawn.length + 1))))
  const lines = stackWords(drawn, gap)
  spawnShadedArt(world, {
    lines,
    column: middleColumn(world, Math.max(...lines.map((line) => line.length))),
    row: top + Math.max(0, Math.ceil((bottom - top - lines.length) / 2)),
    label: GAME_TITLE,
    inkOf: (character) => (SHADOW_CHARACTERS.includes(character) ? SHADOW_INK : INK.bright),
  })
}
