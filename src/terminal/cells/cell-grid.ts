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

  /** @param base of the first cell, in cells of `bytes`. */
  constructor(bytes: Uint8Array, base: number, extent: GridExtent) {
    this.extent = extent
    const start = base * BYTES
    this.#cells = bytes.subarray(start, start + extent.columns * extent.rows * BYTES)
  }

  clear(): void {
    const { length } = this.#cells
    this.#cells.fill(0)
    for (let cell = 3; cell < length; cell += BYTES) this.#cells[cell] = EMPTY
  }

  /** Puts one glyph. A wide character is two puts, its slot and the one after it. */
  put(column: number, row: number, slot: number, style: CellStyle): void {
    const { firstColumn, firstRow, columns, rows } = this.extent
    const x = column - firstColumn
    const y = row - firstRow
    if (x < 0 || x >= columns || y < 0 || y >= rows) return
    const at = (y * columns + x) * BYTES
    this.#cells[at] = slot & 0xff
    this.#cells[at + 1] = slot >> 8
    this.#cells[at + 2] = style.foreground | (style.background << 4)
    this.#cells[at + 3] = style.attributes
  }
}
