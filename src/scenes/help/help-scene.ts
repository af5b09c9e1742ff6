import { INK } from '#src/ecs/components/text-run.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { HELP_TEXTS } from '#src/protocol/messages.ts'
import { findHelp } from '#src/rules/help/help.ts'
import { type HelpSection } from '#src/rules/help/rule.ts'
import { localHour } from '../kit/instant.ts'
import { HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { ReaderScene } from '../kit/reader-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { type Paragraph, paragraphColumns, spawnParagraphs } from '../kit/spawn-paragraphs.ts'

const FIELD_COLUMNS = 24
/** The search field with a blank row on either side. */
const SEARCH_ROWS = 3

/** The rules, each in a line with its numbers, and a search among them. */
export class HelpScene extends ReaderScene {
  #search = ''

  constructor(services: SceneServices) {
    super('help', services)
  }

  protected override get help(): { readonly name: string; readonly press: () => void } {
    return { name: HELP_TEXTS.keys, press: () => this.openKeys() }
  }

  protected override enter(): void {
    this.#search = ''
    super.enter()
  }

  protected override drawArea(): ScrolledArea {
    spawnOverlayHead(this.world, { title: HELP_TEXTS.title, close: this.close })
    this.#drawSearch(paragraphColumns(this.world).column)
    const top = HEAD_ROWS + SEARCH_ROWS
    return spawnParagraphs(this.world, { top, blankRows: 0, paragraphs: this.#paragraphs() })
  }

  #drawSearch(column: number): void {
    const label = HELP_TEXTS.search
    const row = HEAD_ROWS + 1
    spawnText(this.world, { text: label, column, row, foreground: INK.faint, spoken: null })
    spawnInputLine(this.world, {
      name: label,
      column: column + label.length + 1,
      row,
      columns: FIELD_COLUMNS,
      value: this.#search,
      placeholder: HELP_TEXTS.placeholder,
      submit: (typed) => {
        this.#search = typed
        this.resetScroll()
        this.redraw()
      },
    })
  }

  #paragraphs(): readonly Paragraph[] {
    const found = findHelp(this.#search, [this.#times()]).flatMap(({ title, rules }) => [
      { text: title, isHeading: true },
      ...rules.map((text) => ({ text, isHeading: false })),
    ])
    return found.length > 0 ? found : [{ text: HELP_TEXTS.nothing(this.#search), isHeading: false }]
  }

  /** Returns the rules about times, with today's hours where the player is. */
  #times(): HelpSection {
    const day = this.services.instant().slice(0, 10)
    const { rules, title } = HELP_TEXTS.times
    return { title, rules: rules(localHour(`${day}T12:00Z`), localHour(`${day}T00:00Z`)) }
  }
}
