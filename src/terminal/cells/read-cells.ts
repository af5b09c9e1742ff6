import { type EntityId } from 'bitecs'
import { liveQuery } from '#src/ecs/live-query.ts'
import {
  type CellPosition,
  type CellSelection,
  selectedColumns,
} from '#src/ecs/systems/select-cells.ts'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { cellWidth, graphemesOf } from '#src/lib/text-layout.ts'
import { boxOf } from './cell-box.ts'
import { readDrawStates } from './draw-states.ts'

const drawnEntities = liveQuery(({ Place, TextRun }) => [Place, TextRun])

/** The graphemes of a row by column. The second cell of a wide one is ''. */
type ReadRow = string[]

/** The text of a selection, including the parts scrolled out of the window. Without blanks at line ends. */
export function readSelection(world: GameWorld, selection: CellSelection): string {
  const { from, layer, to } = selection
  const rows = readRows(world, layer, from.row, to.row)
  return rows
    .map((cells, index) => {
      const columns = selectedColumns(selection, from.row + index)
      if (!columns) return ''
      return textOf(cells, columns.first, Math.min(columns.last, cells.length - 1)).trimEnd()
    })
    .join('\n')
}

/** The word at a cell, or null where the cell is blank. */
export function wordAt(
  world: GameWorld,
  layer: EntityId,
  { column, row }: CellPosition,
): CellSelection | null {
  const cells = readRows(world, layer, row, row)[0] ?? []
  const isBlank = (at: number): boolean => (cells[at] ?? ' ') === ' '
  if (isBlank(column)) return null
  let [first, last] = [column, column]
  while (!isBlank(first - 1)) first -= 1
  while (!isBlank(last + 1)) last += 1
  return { layer, from: { column: first, row }, to: { column: last, row } }
}

function textOf(cells: ReadRow, first: number, last: number): string {
  // Half of a selected wide character selects all of it.
  const start = cells[first] === '' ? first - 1 : first
  let text = ''
  for (let column = start; column <= last; column += 1) text += cells[column] ?? ' '
  return text
}

function readRows(world: GameWorld, layer: EntityId, first: number, last: number): ReadRow[] {
  const rows: ReadRow[] = Array.from({ length: last - first + 1 }, () => [])
  const { Place } = world.components
  const states = readDrawStates(world)
  const drawn = drawnEntities(world)
    .filter((it) => Place.layer[it] === layer && !states.inputs.has(it))
    .toSorted((a, b) => (Place.order[a] ?? 0) - (Place.order[b] ?? 0))
  for (const entity of drawn) {
    const box = boxOf(world, entity)
    const lines = shownText(world, entity).split('\n').slice(0, box.rows)
    for (const [index, line] of lines.entries()) {
      const row = rows[box.row + index - first]
      if (row) setLine(row, line, box.column, box.column + box.columns)
    }
  }
  return rows
}

function setLine(row: ReadRow, line: string, start: number, end: number): void {
  let column = start
  for (const grapheme of graphemesOf(line)) {
    const width = cellWidth(grapheme)
    if (column + width > end) return
    if (column >= 0) row[column] = grapheme
    if (column >= 0 && width === 2) row[column + 1] = ''
    column += width
  }
}
