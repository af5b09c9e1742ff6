import { isPlain } from '#src/lib/text-layout.ts'
import { type GlyphAtlas } from '../glyphs/glyph-atlas.ts'
import { type CellStyle, TRANSPARENT, tonesOf } from './tones.ts'

/** A cell without text. The layer below shows through it. */
const EMPTY = TRANSPARENT * 0x01010000

/** The last printable ASCII character. */
const LAST_PLAIN = 0x7e

/** The range of a layer's columns and rows that a grid contains. */
export interface GridExtent {
  readonly firstColumn: number
  readonly firstRow: number
  readonly columns: number
  readonly rows: number
}

/** The start of a line on the layer, and its maximal length in columns. */
export interface LinePlace {
  readonly column: number
  readonly row: number
  readonly columns: number
}

/** The visible cells of a layer. Positions are those of the layer. Writes outside the extent are ignored. */
export class CellGrid {
  readonly extent: GridExtent
  readonly #cells: Uint32Array
  readonly #stride: number
  readonly #areBlinksLit: boolean

  /** @param stride the distance from a cell to the one below it, in elements of `cells`. */
  constructor(cells: Uint32Array, stride: number, extent: GridExtent, areBlinksLit: boolean) {
    this.extent = extent
    this.#areBlinksLit = areBlinksLit
    this.#cells = cells
    this.#stride = stride
  }

  /** Clears every cell: to transparent cells, or to blanks on the lowest layer. */
  clear({ isTransparent }: { isTransparent: boolean }): void {
    this.#cells.fill(isTransparent ? EMPTY : 0, 0, this.extent.rows * this.#stride)
  }

  /** Writes one glyph. A wide character takes two calls, with its slot and the next one. */
  put(column: number, row: number, slot: number, style: CellStyle): void {
    const { firstColumn, firstRow, columns, rows } = this.extent
    const x = column - firstColumn
    const y = row - firstRow
    if (x < 0 || x >= columns || y < 0 || y >= rows) return
    this.#cells[y * this.#stride + x] = slot | this.#tones(style)
  }

  /**
   * Writes a line of printable ASCII, one cell per character. Returns false when it finds another character, which may
   * combine with its neighbours. The caller must then write the whole line again by graphemes.
   */
  putPlain(place: LinePlace, line: string, atlas: GlyphAtlas, style: CellStyle): boolean {
    const { firstColumn, firstRow, columns, rows } = this.extent
    const y = place.row - firstRow
    const x = place.column - firstColumn
    if (y < 0 || y >= rows) return true
    // The widths of the characters clipped on the left decide the columns of the others.
    if (x < 0 && !isPlain(line)) return false
    const end = Math.min(line.length, place.columns, columns - x)
    const start = y * this.#stride + x
    const tones = this.#tones(style)
    const cells = this.#cells
    const { attributes } = style
    const slots = atlas.plainSlots(attributes)
    for (let index = Math.max(0, -x); index < end; index += 1) {
      const unit = line.charCodeAt(index)
      const slot = slots[unit] || slotOfPlain(atlas, unit, attributes)
      if (slot < 0) return false
      cells[start + index] = slot | tones
    }
    // A combining mark just after the end belongs to the last cell.
    return !(line.charCodeAt(end) > LAST_PLAIN)
  }

  /** Swaps the colours of the cells between two columns of a row, both included. */
  invert(row: number, first: number, last: number): void {
    const { firstColumn, firstRow, columns, rows } = this.extent
    const y = row - firstRow
    if (y < 0 || y >= rows) return
    const end = Math.min(columns - 1, last - firstColumn)
    const cells = this.#cells
    for (let x = Math.max(0, first - firstColumn); x <= end; x += 1) {
      const at = y * this.#stride + x
      const cell = cells[at] ?? 0
      cells[at] = (cell & 0xffff) | ((cell >>> 8) & 0xff0000) | ((cell << 8) & 0xff000000)
    }
  }

  /**
   * The upper half of a cell's value: its two tones. Assumes little-endian bytes, as on all machines that run
   * browsers.
   */
  #tones(style: CellStyle): number {
    return tonesOf(style, this.#areBlinksLit) << 16
  }
}

/** Returns -1 when the character is not printable ASCII. */
function slotOfPlain(atlas: GlyphAtlas, unit: number, attributes: number): number {
  const isPrintable = unit >= 0x20 && unit <= LAST_PLAIN
  return isPrintable ? atlas.slotOf(String.fromCharCode(unit), attributes) : -1
}
