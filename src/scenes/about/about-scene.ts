import { INK } from '#src/ecs/components/text-run.ts'
import { type ScrolledArea, spawnScroll } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnHeading } from '#src/ecs/spawn/spawn-heading.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { ABOUT_TEXTS } from '#src/protocol/messages.ts'
import { HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { ReaderScene } from '../kit/reader-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import story from './story.txt?raw'
import { readStory } from './read-story.ts'

/** Columns of a line of text, as in a printed book. */
const LINE_COLUMNS = 64
const STORY = readStory(story)

/** The story of the city. */
export class AboutScene extends ReaderScene {
  constructor(services: SceneServices) {
    super('about', services)
  }

  override swipeBack(): void {
    if (this.isMobile) this.close()
  }

  protected override drawArea(): ScrolledArea {
    const { columns, rows } = this.world.screen
    spawnOverlayHead(this.world, { title: ABOUT_TEXTS.title, close: this.close })

    const lineColumns = Math.min(LINE_COLUMNS, columns - 5)
    const paragraphs = STORY.map(({ isHeading, text }) => ({
      isHeading,
      text,
      lines: wrapText(text, lineColumns),
    }))
    const area = spawnScroll(this.world, {
      window: {
        column: Math.floor((columns - lineColumns) / 2),
        row: HEAD_ROWS,
        columns: lineColumns,
        rows: rows - HEAD_ROWS,
      },
      contentRows: paragraphs.reduce((sum, { lines }) => sum + lines.length + 1, 1),
      barColumn: columns - 2,
    })
    let row = 1
    for (const { isHeading, text, lines } of paragraphs) {
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
}
