import { INK } from '#src/ecs/components/text-run.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { lineCount, wrapText } from '#src/lib/text-layout.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { type ItemPlace, spawnList } from '../kit/scrolled-list.ts'

/** An action with its description and button. */
export interface Entry {
  readonly title: string
  readonly lines: readonly string[]
  readonly button: EntryButton | null
  /** Buttons below the text. */
  readonly below?: readonly EntryButton[]
}

export interface EntryButton {
  readonly label: string
  /** The accessible name that distinguishes similar buttons; the label by default. */
  readonly name?: string
  /** Null disables the button. */
  readonly press: (() => void) | null
}

export interface EntryList {
  readonly name: string
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
  readonly entries: readonly Entry[]
}

const GAP = 2
/** A narrower list has no room for buttons next to the text. */
const LEAST_COLUMNS = 36

/** Draws a list of actions, each as high as its text. Scrolls when it is higher than its window. */
export function drawEntries(world: GameWorld, list: EntryList): ScrolledArea {
  const { name, entries, columns, ...window } = list
  const hasRoom = columns >= LEAST_COLUMNS
  const widest = Math.max(0, ...entries.map(({ button }) => boxColumns(button?.label ?? '')))
  const textColumns = hasRoom ? columns - widest - GAP : columns
  const placed = hasRoom ? entries : entries.map(withButtonBelow)
  const wrapped = placed.map((entry) => ({
    ...entry,
    title: wrapText(entry.title, textColumns),
    lines: entry.lines.flatMap((line) => wrapText(line, textColumns)),
    below: (entry.below ?? []).map((button) => inColumns(button, columns)),
  }))
  const last = wrapped.length - 1
  return spawnList(world, {
    name,
    window: { ...window, columns },
    barColumn: world.screen.columns - 1,
    items: wrapped.map((entry, index) => ({
      // A blank row separates entries.
      rows: rowsOf(entry) + (index < last ? 1 : 0),
      draw: (place) => drawEntry(world, entry, place),
    })),
  })
}

function withButtonBelow(entry: Entry): Entry {
  const { below = [], button } = entry
  return button ? { ...entry, button: null, below: [button, ...below] } : entry
}

type WrappedEntry = Pick<Entry, 'button' | 'lines'> & {
  readonly title: readonly string[]
  readonly below: readonly EntryButton[]
}

/** Wraps a label that is longer than the list is wide. */
function inColumns({ label, name = label, press }: EntryButton, columns: number): EntryButton {
  return { label: wrapText(label, columns - boxColumns('')).join('\n'), name, press }
}

function belowRows(below: readonly EntryButton[]): number {
  return below.reduce((sum, { label }) => sum + BOX_BUTTON_ROWS - 1 + lineCount(label), 0)
}

function rowsOf(entry: WrappedEntry): number {
  return topRowsOf(entry) + belowRows(entry.below)
}

function topRowsOf({ title, lines, button }: WrappedEntry): number {
  return Math.max(button ? BOX_BUTTON_ROWS : 0, title.length + lines.length)
}

function drawEntry(
  world: GameWorld,
  entry: WrappedEntry,
  { columns, layer, parent, row }: ItemPlace,
): void {
  const { title, lines, button, below } = entry
  spawnText(world, {
    text: title.join('\n'),
    ...{ layer, column: 0, row },
    foreground: INK.bright,
    spoken: { role: 'heading', level: 2, parent },
  })
  spawnText(world, {
    text: lines.join('\n'),
    ...{ layer, column: 0, row: row + title.length },
    spoken: { role: 'paragraph', parent },
  })
  if (button) spawnEntryButton(world, button, { layer, parent, row, end: columns })
  for (const [index, answer] of below.entries()) {
    spawnEntryButton(world, answer, {
      ...{ layer, parent, end: boxColumns(answer.label) },
      row: row + topRowsOf(entry) + belowRows(below.slice(0, index)),
    })
  }
}

function spawnEntryButton(
  world: GameWorld,
  { label, name, press }: EntryButton,
  { end, ...place }: { layer: number; parent: number; row: number; end: number },
): void {
  const control = spawnBoxButton(world, {
    ...place,
    label,
    ...(name !== undefined && { name }),
    column: end - boxColumns(label),
    press: () => press?.(),
  })
  setDisabled(world, control, press === null)
}
