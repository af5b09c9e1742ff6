import { cellWidth, graphemesOf } from '#src/lib/text-layout.ts'
import { type GlyphAtlas } from '../glyphs/glyph-atlas.ts'
import { type CellBox } from './cell-box.ts'
import { type CellGrid } from './cell-grid.ts'
import { type CellStyle } from './tones.ts'

/** Draws text line by line into its box. What does not fit is clipped; a wide character is never halved. */
export function drawText(
  grid: CellGrid,
  atlas: GlyphAtlas,
  box: CellBox,
  text: string,
  style: CellStyle,
): void {
  let { row } = box
  const end = box.column + box.columns
  for (const line of text.includes('\n') ? text.split('\n') : [text]) {
    if (row >= box.row + box.rows) return
    const place = row === box.row ? box : { ...box, row }
    if (!grid.putPlain(place, line, atlas, style)) {
      let column = box.column
      for (const grapheme of graphemesOf(line)) {
        const width = cellWidth(grapheme)
        if (column + width > end) break
        putGrapheme(grid, atlas, column, row, grapheme, style)
        column += width
      }
    }
    row += 1
  }
}

/** Writes a grapheme into its one or two cells and returns their number. */
export function putGrapheme(
  grid: CellGrid,
  atlas: GlyphAtlas,
  column: number,
  row: number,
  grapheme: string,
  style: CellStyle,
): number {
  const width = cellWidth(grapheme)
  const slot = atlas.slotOf(grapheme, style.attributes)
  for (let cell = 0; cell < width; cell += 1) grid.put(column + cell, row, slot + cell, style)
  return width
}
