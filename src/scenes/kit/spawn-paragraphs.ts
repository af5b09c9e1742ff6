import { INK } from '#src/ecs/components/text-run.ts'
import { spawnHeading } from '#src/ecs/spawn/spawn-heading.ts'
import { type ScrolledArea, spawnScroll } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { contentEnd } from './overlay-head.ts'

/** Columns of a line of text, as in a printed book. */
const LINE_COLUMNS = 64

export interface Paragraph {
  readonly text: string
  readonly isHeading: boolean
}

interface ParagraphArea {
  /** The first row of the area, which reaches to the end of the overlay's content. */
  readonly top: number
  /** The blank rows above the first paragraph. */
  readonly blankRows: number
  readonly paragraphs: readonly Paragraph[]
}

/** Returns the columns of paragraphs, centred on the screen. */
export function paragraphColumns({ screen }: GameWorld): { column: number; columns: number } {
  const columns = Math.min(LINE_COLUMNS, screen.columns - 5)
  return { column: Math.floor((screen.columns - columns) / 2), columns }
}

/** Draws paragraphs below each other, with a blank row between them, in an area that scrolls. */
export function spawnParagraphs(
  world: GameWorld,
  { blankRows, paragraphs, top }: ParagraphArea,
): ScrolledArea {
  const { column, columns } = paragraphColumns(world)
  const wrapped = paragraphs.map(({ isHeading, text }) => ({
    ...{ isHeading, text },
    lines: wrapText(text, columns),
  }))
  const area = spawnScroll(world, {
    window: { column, row: top, columns, rows: contentEnd(world) - top },
    contentRows: wrapped.reduce((sum, { lines }) => sum + lines.length + 1, 1),
    barColumn: world.screen.columns - 2,
  })
  let row = blankRows
  for (const { isHeading, lines, text } of wrapped) {
    const place = { layer: area.layer, column: 0, row, text: lines.join('\n') }
    if (isHeading) {
      spawnHeading(world, { ...place, level: 2, name: text, foreground: INK.bright })
    } else {
      spawnText(world, place)
    }
    row += lines.length + 1
  }
  return area
}
