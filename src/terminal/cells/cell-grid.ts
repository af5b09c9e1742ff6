import { type GlyphAtlas } from '../glyphs/glyph-atlas.ts'
import { SEE_THROUGH, tonesOf } from './tones.ts'

/** A cell that nothing was put into: the layer below is seen through it. */
const EMPTY = SEE_THROUGH * 0x01010000

/** The columns and rows of a layer that a grid keeps. */
export interface GridExtent {
  readonly firstColumn: number
  readonly firstRow: number
  readonly columns: number
  readonly rows: number
}

/** How a cell looks: palette indexes 0-15 and attribute bits of src/ecs/components/text-run.ts. */
export interface CellStyle {
  readonly foreground: number
  readonly background: number
  readonly attributes: number
}

/** Where a row of units begins on the layer, and how many are put. */
export interface UnitsPlace {
  readonly column: number
  readonly row: number
  readonly length: number
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

  /** Puts the first `length` UTF-16 units of a plain text in a row, each a glyph of one cell. */
  putUnits(place: UnitsPlace, text: string, atlas: GlyphAtlas, style: CellStyle): void {
    const { firstColumn, firstRow, columns, rows } = this.extent
    const y = place.row - firstRow
    if (y < 0 || y >= rows) return
    const x = place.column - firstColumn
    const end = Math.min(place.length, columns - x)
    const start = y * this.#stride + x
    const look = this.#look(style)
    const cells = this.#cells
    const { attributes } = style
    const slots = atlas.plainSlots(attributes)
    for (let index = Math.max(0, -x); index < end; index += 1) {
      const unit = text.charCodeAt(index)
      const slot = slots[unit] || atlas.slotOf(String.fromCharCode(unit), attributes)
      cells[start + index] = slot | look
    }
  }

  /** The upper half of a cell. Its bytes stand in the order of every machine that runs browsers: lowest first. */
  #look(style: CellStyle): number {
    return tonesOf(style, this.#areBlinksLit) << 16
  }
}
