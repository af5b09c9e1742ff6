import { INK, MARKED_PAPER } from '#src/ecs/components/text-run.ts'
import { type ScreenMode } from '#src/ecs/screen-mode.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { type ScrolledArea, spawnScroll } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnTable, type TableColumn } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { padEnd, padStart, truncate, widthOf, wrapText } from '#src/lib/text-layout.ts'
import { LEADERBOARD_TEXTS } from '#src/protocol/messages.ts'
import { LEADERBOARD_NAME } from '#src/protocol/timing.ts'
import { type Timeframe } from '#src/stores/leaderboard-store.ts'
import { spawnRule } from '../kit/frame.ts'
import { dollarsWithin } from '../kit/money.ts'

/** Cells between two columns. */
const gapOf = ({ screen }: GameWorld): number => (screen.profile === 'narrow' ? 1 : 2)
const WIDE = { rank: 6, name: 30, worth: 18 }
const COLUMNS = {
  desktop: WIDE,
  landscape: WIDE,
  mobile: { rank: 5, name: 20, worth: 11 },
  narrow: { rank: 4, name: 13, worth: 9 },
} as const satisfies Record<ScreenMode['profile'], typeof WIDE>
const DOT = '·'
/** Marks the player's own row. */
const OWN_MARK = '▸'
const HEAD_ROWS = 2
/** The player's own row below the page, and the rule above it. */
const OWN_ROWS = 2
/** Blank cells on either side of the sentence below the board. */
const FOOT_MARGIN = 2

/** A row as the board shows it. */
export interface BoardRow {
  readonly rank: number
  readonly name: string
  /** Net worth or gain, in dollars. */
  readonly worth: number
  /** Whether the player may win prizes. */
  readonly proven: boolean
}

export interface BoardPage {
  readonly timeframe: Timeframe
  readonly rows: readonly BoardRow[]
  /** The player's own row, whether on the page or not; null for a visitor. */
  readonly own: BoardRow | null
  /** The row of the column titles. */
  readonly row: number
  /** The row below the board and its sentence. */
  readonly end: number
  /** The sentence below the board. */
  readonly foot: string
}

/**
 * Draws the board as a table that scrolls below its titles. The player's own row is added below when it is not visible
 * on the page.
 */
export function drawBoard(world: GameWorld, page: BoardPage): ScrolledArea {
  const { own, row, rows } = page
  const columns = columnsFor(world, page)
  const gap = gapOf(world)
  const width = columns.reduce((sum, column) => sum + column.columns + gap, -gap)
  const left = Math.floor((world.screen.columns - width) / 2)
  const firstRow = row + HEAD_ROWS
  const bottom = page.end - drawFoot(world, page)
  const fitting = bottom - firstRow - 1
  const marked = own
    ? rows.findIndex(({ rank, name }) => rank === own.rank && name === own.name)
    : -1
  const below = own !== null && (marked < 0 || marked >= fitting) ? own : null
  const area = spawnScroll(world, {
    window: {
      column: left,
      row: firstRow,
      columns: width,
      rows: fitting - (below ? OWN_ROWS : 0),
    },
    contentRows: rows.length,
    barColumn: world.screen.columns - 2,
  })
  const table = spawnTable(world, {
    name: LEADERBOARD_TEXTS.title,
    layer: area.layer,
    column: 0,
    row: 0,
    gap,
    header: false,
    ...(marked >= 0 && { marked }),
    columns,
    rows: rows.map((entry) => cellsOf(entry, columns)),
  })
  for (const [index, entry] of rows.entries()) {
    drawLeader(world, cellsOf(entry, columns), {
      ...{ layer: area.layer, left: 0, row: index, columns },
      ...(index === marked && { isOwn: true }),
    })
  }
  drawTitles(world, { table, left, row, width, columns })
  if (below) {
    const place = { table, left, row: bottom - OWN_ROWS, width, columns }
    drawOwn(world, below, place)
  }
  return area
}

/** Draws the sentence below the board. Returns its rows, with a blank one above. */
function drawFoot(world: GameWorld, { end, foot }: Pick<BoardPage, 'end' | 'foot'>): number {
  const lines = wrapText(foot, world.screen.columns - 2 * FOOT_MARGIN)
  spawnText(world, {
    text: lines.join('\n'),
    column: FOOT_MARGIN,
    row: end - lines.length - 1,
    foreground: INK.faint,
    spoken: { role: 'paragraph' },
  })
  return lines.length + 1
}

function columnsFor(world: GameWorld, { timeframe }: BoardPage): readonly TableColumn[] {
  const [rank, name, netWorth] = LEADERBOARD_TEXTS.columns
  const widths = COLUMNS[world.screen.profile]
  return [
    { title: rank, columns: widths.rank, align: 'end' },
    { title: name, columns: widths.name },
    {
      title: timeframe === 'all' ? netWorth : LEADERBOARD_TEXTS.gained,
      columns: widths.worth,
      align: 'end',
    },
  ]
}

function cellsOf(
  { rank, name, worth, proven }: BoardRow,
  columns: readonly TableColumn[],
): string[] {
  const mark = proven ? ` ${LEADERBOARD_TEXTS.provenMark}` : ''
  const room = (columns[1]?.columns ?? 0) - mark.length
  const limit = Math.min(LEADERBOARD_NAME.longest, room)
  const shown = truncate(name, { limit, keep: LEADERBOARD_NAME.kept })
  return [String(rank), `${shown}${mark}`, dollarsWithin(worth, columns[2]?.columns ?? 0)]
}

interface RowPlace {
  readonly table: number
  readonly left: number
  readonly row: number
  readonly width: number
  readonly columns: readonly TableColumn[]
}

/** Draws the titles, which do not scroll. */
function drawTitles(world: GameWorld, place: RowPlace): void {
  const titles = place.columns.map(({ title }) => title)
  drawRow(world, titles, place, { role: 'columnheader', foreground: INK.faint })
  spawnRule(world, { column: place.left, row: place.row + 1, columns: place.width })
}

function drawOwn(world: GameWorld, own: BoardRow, place: RowPlace): void {
  spawnRule(world, { column: place.left, row: place.row - 1, columns: place.width })
  const { columns, left, row, width } = place
  const cells = cellsOf(own, columns)
  const look = { foreground: INK.bright, background: MARKED_PAPER } as const
  spawnText(world, { ...look, text: ' '.repeat(width), column: left, row, spoken: null })
  drawRow(world, cells, place, { role: 'cell', ...look })
  drawLeader(world, cells, { left, row, columns, isOwn: true })
}

/** Draws dots between a name and its worth, and the mark of the player's own row. */
function drawLeader(
  world: GameWorld,
  cells: readonly string[],
  place: {
    readonly layer?: number
    readonly left: number
    readonly row: number
    readonly columns: readonly TableColumn[]
    readonly isOwn?: boolean
  },
): void {
  const { columns, isOwn = false, left, row } = place
  const layer = place.layer === undefined ? {} : { layer: place.layer }
  const background = isOwn ? { background: MARKED_PAPER } : {}
  const [rank = 0, name = 0, worth = 0] = columns.map((column) => column.columns)
  const [, named = '', figure = ''] = cells
  const gap = gapOf(world)
  const from = rank + gap + widthOf(named) + 1
  const to = rank + gap + name + gap + worth - widthOf(figure) - 1
  const text = DOT.repeat(Math.max(0, to - from))
  const shared = { ...layer, ...background, row, spoken: null }
  spawnText(world, { ...shared, text, column: left + from, foreground: INK.faint })
  if (isOwn) spawnText(world, { ...shared, text: OWN_MARK, column: left, foreground: INK.bright })
}

function drawRow(
  world: GameWorld,
  cells: readonly string[],
  { table, left, row, width, columns }: RowPlace,
  look: {
    readonly role: 'columnheader' | 'cell'
    readonly foreground: number
    readonly background?: number
  },
): void {
  const box = { column: left, row, columns: width, rows: 1 }
  const parent = spawnGroup(world, { ...box, role: 'row', parent: table })
  let column = left
  for (const [index, { columns: cellColumns, align }] of columns.entries()) {
    const pad = align === 'end' ? padStart : padEnd
    const cell = cells[index] ?? ''
    const place = { column, row, columns: cellColumns, rows: 1 }
    // Drawn apart from the table, whose window would cut off what does not scroll with it.
    spawnGroup(world, { ...place, role: look.role, name: cell.trim(), parent })
    spawnText(world, {
      ...{ ...place, text: pad(cell, cellColumns), foreground: look.foreground, spoken: null },
      ...(look.background !== undefined && { background: look.background }),
    })
    column += cellColumns + gapOf(world)
  }
}
