import { INK } from '#src/ecs/components/text-run.ts'
import { spawnHeading } from '#src/ecs/spawn/spawn-heading.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { type ScrolledArea, spawnScroll } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { HELP_TEXTS } from '#src/protocol/messages.ts'
import { findHelp } from '#src/rules/help/help.ts'
import { HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { ReaderScene } from '../kit/reader-scene.ts'
import { type SceneServices } from '../kit/services.ts'

/** Columns of a line of text, as in a printed book. */
const LINE_COLUMNS = 64
const FIELD_COLUMNS = 24
/** The search field with a blank row on either side. */
const SEARCH_ROWS = 3

interface Paragraph {
  readonly text: string
  readonly lines: readonly string[]
  readonly isHeading: boolean
}

/** The rules, each in a line with its numbers, and a search among them. */
export class HelpScene extends ReaderScene {
  #search = ''

  constructor(services: SceneServices) {
    super('help', services)
  }

  protected override enter(): void {
    this.#search = ''
    super.enter()
  }

  protected override drawArea(): ScrolledArea {
    const { columns, rows } = this.world.screen
    spawnOverlayHead(this.world, { title: HELP_TEXTS.title, close: this.close })
    const lineColumns = Math.min(LINE_COLUMNS, columns - 5)
    const column = Math.floor((columns - lineColumns) / 2)
    this.#drawSearch(column)
    const paragraphs = this.#paragraphs(lineColumns)
    const top = HEAD_ROWS + SEARCH_ROWS
    const area = spawnScroll(this.world, {
      window: { column, row: top, columns: lineColumns, rows: rows - top },
      contentRows: paragraphs.reduce((sum, { lines }) => sum + lines.length + 1, 1),
      barColumn: columns - 2,
    })
    let row = 0
    for (const { isHeading, lines, text } of paragraphs) {
      const place = { layer: area.layer, column: 0, row, text: lines.join('\n') }
      if (isHeading) {
        spawnHeading(this.world, { ...place, level: 2, name: text, foreground: INK.bright })
      } else {
        spawnText(this.world, place)
      }
      row += lines.length + 1
    }
    return area
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

  #paragraphs(columns: number): readonly Paragraph[] {
    const toParagraph = (text: string, isHeading: boolean): Paragraph => ({
      ...{ text, isHeading },
      lines: wrapText(text, columns),
    })
    const found = findHelp(this.#search).flatMap(({ title, rules }) => [
      toParagraph(title, true),
      ...rules.map((rule) => toParagraph(rule, false)),
    ])
    return found.length > 0 ? found : [toParagraph(HELP_TEXTS.nothing(this.#search), false)]
  }
}
