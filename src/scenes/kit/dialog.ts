import { INK } from '#src/ecs/components/text-run.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnLayer } from '#src/ecs/spawn/spawn-layer.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from './box-button.ts'
import { middleColumn } from './centred.ts'
import { DOUBLE, frameText } from './frame.ts'

/** A modal question or note. */
export interface Dialog {
  readonly title: string
  /** Paragraphs, wrapped to the box. */
  readonly lines: readonly string[]
  /**
   * From left to right. The first one is focused; Escape presses the last. A button closes the dialog, then calls
   * `press`.
   */
  readonly buttons: readonly { readonly label: string; readonly press?: () => void }[]
}

const MAX_COLUMNS = 60
/** Frame and a blank cell, on both sides together. */
const BORDER = 4
const GAP = 2

/** Draws a dialog in the middle of the screen, above everything else. */
export function spawnDialog(
  world: GameWorld,
  { title, lines, buttons }: Dialog,
  close: (press?: () => void) => void,
): void {
  const { columns: screenColumns, rows: screenRows } = world.screen
  const columns = Math.min(MAX_COLUMNS, screenColumns - 2)
  const wrapped = lines.map((line) => wrapText(line, columns - BORDER))
  const textRows = wrapped.reduce((sum, paragraph) => sum + paragraph.length, 0)
  const isStacked = widthOf(buttons) > columns - 2
  const buttonRows = BOX_BUTTON_ROWS * (isStacked ? buttons.length : 1)
  const rows = textRows + buttonRows + 5
  const layer = spawnLayer(world, {
    columns,
    rows,
    window: {
      column: middleColumn(world, columns),
      row: Math.max(0, Math.floor((screenRows - rows) / 2)),
      columns,
      rows,
    },
  })
  const parent = spawnGroup(world, {
    role: 'dialog',
    name: title,
    layer,
    column: 0,
    row: 0,
    columns,
    rows,
  })
  const blank = Array.from({ length: rows - 2 }, () => ' '.repeat(columns - 2))
  spawnText(world, {
    text: frameText(columns, blank, DOUBLE),
    layer,
    column: 0,
    row: 0,
    foreground: INK.bright,
    spoken: null,
  })
  spawnText(world, {
    text: title,
    layer,
    column: 2,
    row: 1,
    foreground: INK.bright,
    spoken: { role: 'heading', level: 2, parent },
  })
  let row = 3
  for (const paragraph of wrapped) {
    const text = paragraph.join('\n')
    spawnText(world, { text, layer, column: 2, row, spoken: { role: 'paragraph', parent } })
    row += paragraph.length
  }
  const place = { buttons, layer, parent, row: rows - buttonRows - 1, columns, isStacked }
  spawnButtons(world, place, close)
}

function spawnButtons(
  world: GameWorld,
  place: {
    readonly buttons: Dialog['buttons']
    readonly layer: number
    readonly parent: number
    readonly row: number
    readonly columns: number
    /** Whether they are below each other. */
    readonly isStacked: boolean
  },
  close: (press?: () => void) => void,
): void {
  const { buttons, isStacked, layer, parent } = place
  const middle = (width: number): number => Math.max(1, Math.floor((place.columns - width) / 2))
  let column = middle(widthOf(buttons))
  let { row } = place
  for (const { label, press } of buttons) {
    if (isStacked) column = middle(boxColumns(label))
    spawnBoxButton(world, { label, layer, parent, column, row, press: () => close(press) })
    if (isStacked) row += BOX_BUTTON_ROWS
    else column += boxColumns(label) + GAP
  }
}

/** Returns the width of buttons that are side by side. */
function widthOf(buttons: Dialog['buttons']): number {
  return buttons.reduce((sum, { label }) => sum + boxColumns(label) + GAP, -GAP)
}
