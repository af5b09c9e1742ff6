/** Attribute of a cell that nothing was put into: the layer below is seen through it. */
export const EMPTY = 0x80

const BYTES = 4

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

/** A window on the cells of one layer. Places are the layer's own; what lies outside the window is dropped. */
export class CellGrid {
  readonly extent: GridExtent
  readonly #cells: Uint8Array
  readonly #stride: number

  /** @param stride from a cell to the one below it, in cells of `cells`. */
  constructor(cells: Uint8Array, stride: number, extent: GridExtent) {
    this.extent = extent
    this.#cells = cells
    this.#stride = stride
  }

  /** Empties every cell; those of the lowest layer become blanks. */
  clear({ isSeenThrough }: { isSeenThrough: boolean }): void {
    const end = this.extent.rows * this.#stride * BYTES
    this.#cells.fill(0, 0, end)
    if (!isSeenThrough) return
    for (let attributes = 3; attributes < end; attributes += BYTES) this.#cells[attributes] = EMPTY
  }

  /** Puts one glyph. A wide character is two puts, its slot and the one after it. */
  put(column: number, row: number, slot: number, style: CellStyle): void {
    const { firstColumn, firstRow, columns, rows } = this.extent
    const x = column - firstColumn
    const y = row - firstRow
    if (x < 0 || x >= columns || y < 0 || y >= rows) return
    const at = (y * this.#stride + x) * BYTES
    this.#cells[at] = slot & 0xff
    this.#cells[at + 1] = slot >> 8
    this.#cells[at + 2] = style.foreground | (style.background << 4)
    this.#cells[at + 3] = style.attributes
  }
}
