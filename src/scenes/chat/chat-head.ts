import { type EntityId } from 'bitecs'
import { INK, UNDERLINE } from '#src/ecs/components/text-run.ts'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { rewriteTicker, spawnTicker, type Ticker } from '#src/ecs/spawn/spawn-ticker.ts'
import { restyleText } from '#src/ecs/systems/restyle-text.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { CHARACTER_NAMES, CHARACTERS, type Character } from '#src/protocol/characters.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type GameState } from '#src/stores/game-state.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { type Mood } from '#src/protocol/chat.ts'
import { setSpoken } from '#src/ecs/systems/set-spoken.ts'
import { faceOf } from './face-of.ts'
import { compactDollars } from '../kit/money.ts'
import { type ChatLayout } from './chat-layout.ts'

const FIGURES = ['cash', 'moves', 'quota', 'networth', 'borough'] as const
type Figure = (typeof FIGURES)[number]
/** Cells reserved for a figure: '$1.23M', '10', '-$1.23M'. */
const FIGURE_COLUMNS: Readonly<Record<Figure, number>> = {
  cash: 6,
  moves: 2,
  quota: 3,
  networth: 7,
  borough: 13,
}
/** Buffer px per second; a ticker with all goods passes in about 15 s. */
const TICKER_SPEED = 40

/** The head of the chat screen: the player's figures, the ticker, and the shark. */
export class ChatHead {
  readonly #world: GameWorld
  readonly #isBoxed: boolean
  readonly #figures = new Map<Figure, EntityId>()
  readonly #ticker: Ticker
  readonly #talkingTo: EntityId
  readonly #facePlace: ChatLayout['face']
  #face: EntityId | null = null
  /** Each shark's button in the picker. */
  readonly #sharks = new Map<Character, EntityId>()

  constructor(
    world: GameWorld,
    layout: ChatLayout,
    head: { readonly ticker: string; readonly pick: (character: Character) => void },
  ) {
    this.#world = world
    this.#isBoxed = layout.picker.isBoxed
    this.#spawnFigures(layout.figures)
    this.#ticker = spawnTicker(world, {
      ...layout.ticker,
      text: head.ticker,
      speed: TICKER_SPEED,
      foreground: INK.faint,
      spoken: { role: 'field', field: 'ticker' },
    })
    this.#talkingTo = spawnText(world, {
      ...layout.talkingTo,
      text: '',
      foreground: INK.bright,
      spoken: { role: 'field', field: 'character' },
    })
    this.#facePlace = layout.face
    this.#spawnPicker(layout.picker, head.pick)
  }

  showFigures({ currentBorough, movesLeft, netWorth, playerCash, quotaLeft }: GameState): void {
    const texts: Readonly<Record<Figure, string>> = {
      cash: playerCash === null ? CHAT_TEXTS.unknownFigure : compactDollars(playerCash),
      moves: String(movesLeft),
      quota: quotaLeft === null ? CHAT_TEXTS.unknownFigure : String(quotaLeft),
      networth: netWorth === null ? CHAT_TEXTS.unknownFigure : compactDollars(netWorth),
      borough: currentBorough.replaceAll('_', ' '),
    }
    for (const [figure, entity] of this.#figures) rewriteText(this.#world, entity, texts[figure])
  }

  showTicker(text: string): void {
    rewriteTicker(this.#world, this.#ticker, text)
  }

  /** Shows the shark's face. Without a mood, which the server has not sent yet, removes it. */
  showFace(character: Character, mood: Mood | null): void {
    if (mood === null) {
      if (this.#face !== null) despawn(this.#world, this.#face)
      this.#face = null
      return
    }
    this.#face ??= spawnText(this.#world, {
      ...this.#facePlace,
      text: '',
      foreground: INK.bright,
      spoken: { role: 'img' },
    })
    rewriteText(this.#world, this.#face, faceOf(character, mood))
    setSpoken(this.#world, this.#face, { name: CHAT_TEXTS.face(CHARACTER_NAMES[character], mood) })
  }

  showCharacter(character: Character): void {
    rewriteText(this.#world, this.#talkingTo, CHAT_TEXTS.talkingTo(CHARACTER_NAMES[character]))
    for (const [shark, button] of this.#sharks) {
      const isCurrent = shark === character
      restyleText(this.#world, button, {
        foreground: isCurrent ? INK.bright : INK.normal,
        attributes: isCurrent && !this.#isBoxed ? UNDERLINE : 0,
      })
    }
  }

  #spawnFigures({ column, row, gap, below }: ChatLayout['figures']): void {
    let at = column
    let line = row
    for (const figure of FIGURES) {
      // On a phone, the less important figures start a second line.
      if (figure === 'networth' && below) [at, line] = [below.column, below.row]
      const label = CHAT_TEXTS.figures[figure]
      spawnText(this.#world, { text: label, column: at, row: line, foreground: INK.faint })
      at += label.length + 1
      const entity = spawnText(this.#world, {
        text: CHAT_TEXTS.unknownFigure,
        column: at,
        row: line,
        columns: FIGURE_COLUMNS[figure],
        rows: 1,
        foreground: INK.bright,
        spoken: { role: 'field', field: figure },
      })
      this.#figures.set(figure, entity)
      at += FIGURE_COLUMNS[figure] + gap
    }
  }

  #spawnPicker(
    { column, row, isBoxed }: ChatLayout['picker'],
    pick: (character: Character) => void,
  ): void {
    const places = this.#placeSharks(isBoxed)
    const [across, lines] = [
      Math.max(...places.map(({ end }) => end)),
      1 + Math.max(...places.map(({ line }) => line)),
    ]
    const rows = isBoxed ? BOX_BUTTON_ROWS : 1
    const parent = spawnGroup(this.#world, {
      ...{ name: CHAT_TEXTS.sharks, column, row, columns: across, rows: lines * rows },
    })
    for (const { at, line, shark } of places) {
      const label = CHARACTER_NAMES[shark]
      const press = (): void => pick(shark)
      const place = { column: column + at, row: row + line * rows, parent, press }
      const drawn = isBoxed
        ? spawnBoxButton(this.#world, { ...place, label })
        : spawnButton(this.#world, { ...place, label: ` ${label} `, name: label })
      this.#sharks.set(shark, drawn)
    }
  }

  /** Returns the columns of each shark's button, and its line: as many side by side as the screen has room for. */
  #placeSharks(isBoxed: boolean) {
    let at = 0
    let line = 0
    return CHARACTERS.map((shark) => {
      const name = CHARACTER_NAMES[shark]
      const width = isBoxed ? boxColumns(name) : name.length + 2
      if (at + width > this.#world.screen.columns) [at, line] = [0, line + 1]
      const place = { shark, at, line, end: at + width }
      at += width + 1
      return place
    })
  }
}
