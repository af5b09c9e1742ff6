import { INK } from '#src/ecs/components/text-run.ts'
import { isUpright } from '#src/ecs/screen-mode.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { centre, padEnd, wrapText } from '#src/lib/text-layout.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from './box-button.ts'
import { frameText } from './frame.ts'

/** Blank cells on either side of the box, fewer where letters are large. */
const marginOf = ({ screen }: GameWorld): number => (screen.profile === 'narrow' ? 0 : 2)
/** Frame and a blank cell, on both sides together. */
const BORDER = 4
/** Blank cells between two buttons, at most. */
const GAP = 4

export interface HintBox {
  /** The accessible name. */
  readonly name: string
  readonly row: number
  readonly text: string
  /** In the frame's top edge. */
  readonly title?: string | null
  readonly buttons: readonly HintButton[]
}

export interface HintButton {
  readonly name: string
  readonly press: () => void
}

/** Draws a sentence with its buttons in a frame across the screen. It blocks nothing. */
export function drawHintBox(
  world: GameWorld,
  { buttons, name, row, text, title = null }: HintBox,
): void {
  const isMobile = isUpright(world.screen)
  const margin = marginOf(world)
  const columns = world.screen.columns - 2 * margin
  const inside = columns - BORDER
  // A title that is longer than the edge is the first of the lines.
  const isInEdge = title !== null && title.length + 2 <= inside
  const lines = [
    ...(isInEdge || title === null ? [] : wrapText(title, inside)),
    ...wrapText(text, inside),
  ]
  // On a phone each button has its own box; otherwise they are in the frame's bottom edge.
  const buttonRows = isMobile && buttons.length > 0 ? BOX_BUTTON_ROWS : 0
  const blanks = Array.from({ length: lines.length + buttonRows }, () => ' '.repeat(columns - 2))
  const box = { column: margin, row, columns, rows: blanks.length + 2 }
  const parent = spawnGroup(world, { ...box, name })
  const frame = { text: frameText(columns, blanks), foreground: INK.faint, spoken: null }
  spawnText(world, { ...frame, column: margin, row })
  if (title !== null && isInEdge)
    spawnText(world, {
      ...{ text: ` ${title} `, column: margin + BORDER / 2, row, foreground: INK.bright },
      spoken: { role: 'paragraph', name: title, parent },
    })
  spawnText(world, {
    text: lines.map((line) => padEnd(centre(line, inside), inside)).join('\n'),
    column: margin + BORDER / 2,
    row: row + 1,
    foreground: INK.bright,
    spoken: { role: 'paragraph', parent },
  })
  drawButtons(world, { buttons, isMobile, parent, row: row + 1 + lines.length })
}

function drawButtons(
  world: GameWorld,
  {
    buttons,
    isMobile,
    parent,
    row,
  }: Pick<HintBox, 'buttons' | 'row'> & { isMobile: boolean; parent: number },
): void {
  const widthOf = (name: string): number => (isMobile ? boxColumns(name) : name.length + 2)
  const gap = world.screen.profile === 'narrow' ? 1 : GAP
  const width = buttons.reduce((sum, { name }) => sum + widthOf(name) + gap, -gap)
  let column = Math.floor((world.screen.columns - width) / 2)
  for (const { name, press } of buttons) {
    const place = { column, row, parent, press }
    if (isMobile) spawnBoxButton(world, { ...place, label: name })
    else spawnButton(world, { ...place, label: ` ${name} `, name })
    column += widthOf(name) + gap
  }
}
