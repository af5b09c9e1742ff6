import { isPlain } from '#src/lib/text-layout.ts'
import { type GlyphAtlas } from '../glyphs/glyph-atlas.ts'
import { type CellStyle, SEE_THROUGH, tonesOf } from './tones.ts'

/** A cell that nothing was put into: the layer below is seen through it. */
const EMPTY = SEE_THROUGH * 0x01010000

const LAST_PLAIN = 0x7e

/** The columns and rows of a layer that a grid keeps. */
export interface GridExtent {
  readonly firstColumn: number
  readonly firstRow: number
  readonly columns: number
  readonly rows: number
}

/** Where a line begins on the layer, and how many columns it may take. */
export interface LinePlace {
  readonly column: number
  readonly row: number
  readonly columns: number
}

/** A window on the cells of one layer. Places are the layer's own; what lies outside the window is dropped. */
export class CellGrid {
  readonly extent: GridExtent
  readonly #cells: Uint32Array
  readonly #stride: number
  readonly #areBlinksLit: boolean

  /** @param stride from a cell to the one below it, in cells of `cells`. */
  constructor(cells: Uint32Array, stride: number, extent: GridExtent, areBlinksLit: boolean) {
    this.extent = extent
    this.#areBlinksLit = areBlinksLit
    this.#cells = cells
    this.#stride = stride
  }

  /** Empties every cell; those of the lowest layer become blanks. */
  clear({ isSeenThrough }: { isSeenThrough: boolean }): void {
    this.#cells.fill(isSeenThrough ? EMPTY : 0, 0, this.extent.rows * this.#stride)
  }

  /** Puts one glyph. A wide character is two puts, its slot and the one after it. */
  put(column: number, row: number, slot: number, style: CellStyle): void {
    const { firstColumn, firstRow, columns, rows } = this.extent
    const x = column - firstColumn
    const y = row - firstRow
    if (x < 0 || x >= columns || y < 0 || y >= rows) return
    this.#cells[y * this.#stride + x] = slot | this.#look(style)
  }

  /**
   * Puts a line of printable ASCII, each unit a glyph of one cell. False where it meets anything else, which may join with
   * its neighbours: the line is to be put again grapheme by grapheme, over what was put.
   */
  putPlain(place: LinePlace, line: string, atlas: GlyphAtlas, style: CellStyle): boolean {
    const { firstColumn, firstRow, columns, rows } = this.extent
    const y = place.row - firstRow
    const x = place.column - firstColumn
    if (y < 0 || y >= rows) return true
    // What is cut off on the left decides where the rest stands.
    if (x < 0 && !isPlain(line)) return false
    const end = Math.min(line.length, place.columns, columns - x)
    const start = y * this.#stride + x
    const look = this.#look(style)
    const cells = this.#cells
    const { attributes } = style
    const slots = atlas.plainSlots(attributes)
    for (let index = Math.max(0, -x); index < end; index += 1) {
      const unit = line.charCodeAt(index)
      const slot = slots[unit] || slotOfPlain(atlas, unit, attributes)
      if (slot < 0) return false
      cells[start + index] = slot | look
    }
    // A mark just behind belongs to the last cell.
    return !(line.charCodeAt(end) > LAST_PLAIN)
  }

  /** Swaps paper and ink of what is written between two columns of a row, both ends in it. */
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

  /** The upper half of a cell. Its bytes stand in the order of every machine that runs browsers: lowest first. */
  #look(style: CellStyle): number {
    return tonesOf(style, this.#areBlinksLit) << 16
  }
}

/** -1 where the unit is not printable ASCII. */
function slotOfPlain(atlas: GlyphAtlas, unit: number, attributes: number): number {
  const isPrintable = unit >= 0x20 && unit <= LAST_PLAIN
  return isPrintable ? atlas.slotOf(String.fromCharCode(unit), attributes) : -1
}
