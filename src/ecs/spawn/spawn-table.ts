import type { EntityId } from 'bitecs'
import { fitColumns, padEnd, padStart, truncate } from '#src/lib/text-layout.ts'
import { INK, MARKED_PAPER } from '../components/text-run.ts'
import type { GameWorld } from '../world.ts'
import { spawnGroup } from './spawn-group.ts'
import { spawnText } from './spawn-text.ts'

export interface TableColumn {
  readonly title: string
  /** Width in cells. */
  readonly columns: number
  /** Default: 'start'. */
  readonly align?: 'start' | 'end'
}

export interface TablePlacement {
  /** The accessible name. */
  readonly name: string
  readonly column: number
  readonly row: number
  readonly layer?: EntityId
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly string[])[]
  /** Blank columns between columns. Default: 2. */
  readonly gap?: number
  /** Index of a row to highlight, such as the player's own. */
  readonly marked?: number
  /** False when the caller draws the header elsewhere. Default: true. */
  readonly header?: boolean
}

/** Spawns a table of text: a header row and one row per record. Despawning it removes its rows and cells. */
export function spawnTable(world: GameWorld, placement: TablePlacement): EntityId {
  const { columns, rows, gap = 2, header = true } = placement
  const width = columns.reduce((sum, column) => sum + column.columns + gap, -gap)
  const layer = placement.layer ?? world.ground
  const box = { layer, column: placement.column, columns: width }
  const headerRows = header ? 1 : 0
  const table = spawnGroup(world, {
    ...box,
    role: 'table',
    name: placement.name,
    row: placement.row,
    rows: rows.length + headerRows,
  })
  const spawnRow = (cells: readonly string[], row: number, style: RowStyle): void => {
    const line = spawnGroup(world, { ...box, role: 'row', row, rows: 1, parent: table })
    if (style.background !== undefined)
      spawnText(world, { ...box, row, ...style, text: ' '.repeat(width), spoken: null })
    let column = placement.column
    for (const [index, { columns: cellColumns, align }] of columns.entries()) {
      const text = cells[index] ?? ''
      const cut = fitColumns(truncate(text, { limit: cellColumns }), cellColumns)
      spawnText(world, {
        layer,
        column,
        row,
        columns: cellColumns,
        rows: 1,
        text: align === 'end' ? padStart(cut, cellColumns) : padEnd(cut, cellColumns),
        foreground: style.foreground,
        ...(style.background !== undefined && { background: style.background }),
        spoken: { role: style.role, parent: line },
      })
      column += cellColumns + gap
    }
  }
  if (header) {
    const titles = columns.map(({ title }) => title)
    spawnRow(titles, placement.row, { role: 'columnheader', foreground: INK.faint })
  }
  for (const [index, cells] of rows.entries()) {
    const isMarked = index === placement.marked
    const style = isMarked ? MARKED : { foreground: INK.normal }
    spawnRow(cells, placement.row + headerRows + index, { role: 'cell', ...style })
  }
  return table
}

const MARKED = { foreground: INK.bright, background: MARKED_PAPER } as const

interface RowStyle {
  readonly role: 'columnheader' | 'cell'
  readonly foreground: number
  readonly background?: number
}
