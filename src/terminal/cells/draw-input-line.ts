import { type EntityId } from 'bitecs'
import { INVERSE, UNDERLINE } from '#src/ecs/components/text-run.ts'
import { type CaretShape, type GameWorld } from '#src/ecs/world.ts'
import { cellWidth, graphemesOf } from '#src/lib/text-layout.ts'
import { type GlyphAtlas } from '../glyphs/glyph-atlas.ts'
import { type CellGrid } from './cell-grid.ts'
import { type CellStyle } from './tones.ts'
import { boxOf } from './cell-box.ts'
import { putGrapheme } from './draw-text.ts'

/** Shows a line break in a field with one row. */
const BREAK_MARK = '↵'
const PLACEHOLDER_INK = 8
/** What is drawn over the character at the caret; a block inverts it instead. */
const CARET_MARKS: Readonly<Record<CaretShape, string>> = { block: '', underline: '▁', bar: '▏' }

/**
 * A grapheme with its range in UTF-16 units and its cell in the unscrolled text. Empty for a line break that is not
 * drawn.
 */
interface PlacedGrapheme {
  readonly grapheme: string
  readonly start: number
  readonly end: number
  readonly column: number
  readonly line: number
}

/** Draws an input line: selection inverted, composition underlined, the lit caret as an inverted cell, a line or a bar. */
export function drawInputLine(
  world: GameWorld,
  input: EntityId,
  atlas: GlyphAtlas,
  grid: CellGrid,
): void {
  const { Blink, InputLine, TextRun } = world.components
  const box = boxOf(world, input)
  const value = InputLine.value[input] ?? ''
  const isFocused = world.focused === input
  const plain: CellStyle = {
    foreground: TextRun.foreground[input] ?? 0,
    background: TextRun.background[input] ?? 0,
    attributes: TextRun.attributes[input] ?? 0,
  }
  const text = layOutText(value, box.columns, box.rows)
  const caretAt = InputLine.selectionEnd[input] ?? 0
  const caret = caretCell(text, caretAt, box.columns, box.rows)
  const firstLine = Math.max(0, caret.line - box.rows + 1)
  const firstColumn = box.rows > 1 ? 0 : Math.max(0, caret.column - box.columns + 1)
  const place = ({ column, line }: Pick<PlacedGrapheme, 'column' | 'line'>) => ({
    column: box.column + column - firstColumn,
    row: box.row + line - firstLine,
  })
  const isSeen = ({ column, line, grapheme }: PlacedGrapheme): boolean =>
    column >= firstColumn &&
    column + shownWidth(grapheme) <= firstColumn + box.columns &&
    line >= firstLine &&
    line < firstLine + box.rows

  if (value === '') {
    const placeholder = { ...plain, foreground: PLACEHOLDER_INK }
    for (const it of layOutText(InputLine.placeholder[input] ?? '', box.columns, box.rows)) {
      if (!isSeen(it)) continue
      // The caret is before the placeholder, not on its first letter.
      const column = place(it).column + (isFocused ? 1 : 0)
      putGrapheme(grid, atlas, column, place(it).row, it.grapheme, placeholder)
    }
  }
  const isWithin = (it: PlacedGrapheme, from: number[], to: number[]): boolean =>
    it.start >= (from[input] ?? 0) && it.end <= (to[input] ?? 0)
  for (const it of text) {
    if (!isSeen(it) || it.grapheme === '') continue
    const isSelected = isFocused && isWithin(it, InputLine.selectionStart, InputLine.selectionEnd)
    const isComposed = isWithin(it, InputLine.composingStart, InputLine.composingEnd)
    const attributes =
      (plain.attributes ^ (isSelected ? INVERSE : 0)) | (isComposed ? UNDERLINE : 0)
    const { column, row } = place(it)
    putGrapheme(grid, atlas, column, row, it.grapheme, { ...plain, attributes })
  }
  const hasSelection = InputLine.selectionStart[input] !== InputLine.selectionEnd[input]
  if (!isFocused || hasSelection || Blink.lit[input] === false) return
  const under = text.find((it) => it.start === caretAt && it.grapheme !== '')?.grapheme ?? ' '
  const { column, row } = place(caret)
  const mark = CARET_MARKS[world.caret.shape]
  const attributes = mark === '' ? plain.attributes ^ INVERSE : plain.attributes
  putGrapheme(grid, atlas, column, row, under + mark, { ...plain, attributes })
}

/** Lays text out in lines of `columns` cells, or in one endless line when there is only one row. */
function layOutText(value: string, columns: number, rows: number): PlacedGrapheme[] {
  const placed: PlacedGrapheme[] = []
  let [start, column, line] = [0, 0, 0]
  for (const typed of graphemesOf(value)) {
    const isBreak = typed === '\n' || typed === '\r\n'
    const grapheme = isBreak ? (rows > 1 ? '' : BREAK_MARK) : typed
    const width = shownWidth(grapheme)
    if (rows > 1 && column + width > columns) {
      line += 1
      column = 0
    }
    placed.push({ grapheme, start, end: start + typed.length, column, line })
    start += typed.length
    column += width
    if (isBreak && rows > 1) {
      line += 1
      column = 0
    }
  }
  return placed
}

const shownWidth = (grapheme: string): number => (grapheme === '' ? 0 : cellWidth(grapheme))

/** The cell of the caret: that of the grapheme after it, or the one behind the last grapheme. */
function caretCell(
  text: readonly PlacedGrapheme[],
  caretAt: number,
  columns: number,
  rows: number,
): Pick<PlacedGrapheme, 'column' | 'line'> {
  const next = text.find((it) => it.end > caretAt)
  if (next) return next
  const last = text.at(-1)
  if (!last) return { column: 0, line: 0 }
  if (last.grapheme === '') return { column: 0, line: last.line + 1 }
  const column = last.column + shownWidth(last.grapheme)
  return rows > 1 && column >= columns
    ? { column: 0, line: last.line + 1 }
    : { column, line: last.line }
}
