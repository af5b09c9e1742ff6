import { BOLD, DIM, INK, INVERSE, UNDERLINE } from '#src/ecs/components/text-run.ts'
import { type TextPlacement } from '#src/ecs/spawn/spawn-text.ts'
import { centre, padEnd, wrapText } from '#src/lib/text-layout.ts'
import { GAME_TITLE } from '#src/protocol/messages.ts'
import { PANGRAMS, type PatternId } from '#src/protocol/tweak-texts.ts'

export interface PatternPicture {
  readonly texts: readonly TextPlacement[]
  /** Rows below the screen after which a scrolling picture repeats; 0 when it does not scroll. */
  readonly period: number
}

/** Cells between the lines of the grid. */
const GRID = { columns: 5, rows: 4 } as const
const COLOURS = 16
const INKS = [
  { foreground: INK.bright, attributes: BOLD },
  { foreground: INK.normal, attributes: 0 },
  { foreground: INK.faint, attributes: 0 },
  { foreground: INK.normal, attributes: UNDERLINE },
  { foreground: INK.normal, attributes: INVERSE },
  { foreground: INK.normal, attributes: DIM },
] as const

/** Returns the cells of a test pattern for a screen size. */
export function patternOf(pattern: PatternId, columns: number, rows: number): PatternPicture {
  const fixed = (texts: readonly TextPlacement[]): PatternPicture => ({ texts, period: 0 })
  switch (pattern) {
    case 'grid':
      return fixed([page(fill(columns, rows, gridCell(columns, rows)))])
    case 'bars':
      return fixed(bars(columns, rows))
    case 'text':
      return fixed(textPage(columns, rows))
    case 'white':
      return fixed([page(fill(columns, rows, () => '█'))])
    case 'black':
      return fixed([page(fill(columns, rows, () => ' '))])
    case 'checkerboard':
      return fixed([page(fill(columns, rows, (column, row) => ((column + row) % 2 ? ' ' : '█')))])
    case 'scrolling':
      return scrollingText(columns, rows)
  }
}

function page(text: string): TextPlacement {
  return { text, column: 0, row: 0, foreground: INK.bright }
}

function fill(
  columns: number,
  rows: number,
  cell: (column: number, row: number) => string,
): string {
  const line = (row: number): string =>
    Array.from({ length: columns }, (_, column) => cell(column, row)).join('')
  return Array.from({ length: rows }, (_, row) => line(row)).join('\n')
}

function gridCell(columns: number, rows: number) {
  return (column: number, row: number): string => {
    const isUpright = column % GRID.columns === 0 || column === columns - 1
    const isLevel = row % GRID.rows === 0 || row === rows - 1
    if (isUpright && isLevel) return '┼'
    if (isUpright) return '│'
    return isLevel ? '─' : ' '
  }
}

/** The sixteen colours side by side, each below its number. */
function bars(columns: number, rows: number): TextPlacement[] {
  const ground = page(fill(columns, rows, () => ' '))
  const drawn = Array.from({ length: COLOURS }, (_, colour) => {
    const column = Math.round((colour * columns) / COLOURS)
    const width = Math.round(((colour + 1) * columns) / COLOURS) - column
    const label = centre(colour.toString(16).toUpperCase(), width)
    return [
      { text: label, column, row: 0 },
      { text: fill(width, rows - 1, () => '█'), column, row: 1, foreground: colour },
    ]
  })
  return [ground, ...drawn.flat()]
}

/** Every printable character, then words in every ink. */
function textPage(columns: number, rows: number): TextPlacement[] {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
  const frames = '┌─┬─┐ ╔═╦═╗ ░▒▓█ ▀▄▌▐ ├─┼─┤ ╠═╬═╣ └─┴─┘ ╚═╩═╝'
  const head = [centre(GAME_TITLE, columns), '', ...slices(ascii, columns), '', frames, '']
  const width = columns - 2
  let row = head.length
  const inked = INKS.map((ink, index) => {
    const lines = wrapText(PANGRAMS[index % PANGRAMS.length] ?? '', width)
    const text = { text: lines.join('\n'), column: 1, row, ...ink }
    row += lines.length + 1
    return text
  })
  const ground = page(fill(columns, rows, () => ' '))
  const top = { text: head.join('\n'), column: 0, row: 0, foreground: INK.normal }
  return [ground, top, ...inked.filter((text) => text.row < rows)]
}

function slices(text: string, length: number): string[] {
  const count = Math.ceil(text.length / length)
  return Array.from({ length: count }, (_, at) => text.slice(at * length, (at + 1) * length))
}

function scrollingText(columns: number, rows: number): PatternPicture {
  const lines = PANGRAMS.flatMap((text) => [...wrapText(text, columns), ''])
  const shown = Array.from({ length: rows + lines.length }, (_, row) =>
    padEnd(lines[row % lines.length] ?? '', columns),
  )
  return { texts: [{ ...page(shown.join('\n')), foreground: INK.normal }], period: lines.length }
}
