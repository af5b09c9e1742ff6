import { CellGrid } from './cell-grid.ts'

/** Texels in a row of the sheet: more than any window is wide. */
export const SHEET_COLUMNS = 128
const BYTES = 4
const GROWTH_ROWS = 32

/** The part of a layer that its window shows. */
export interface LayerView {
  /** The window on the screen as far as there are cells in it, in px of the buffer; it may stick out of the screen. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The first cell of the layer that is seen, and how many are. */
  readonly firstColumn: number
  readonly firstRow: number
  readonly columns: number
  readonly rows: number
  /** How far the first cell sticks out to the left and top of the window, in px. */
  readonly offsetX: number
  readonly offsetY: number
}

/** A layer of the picture, and where on the sheet its cells begin. */
export interface SheetLayer {
  readonly view: LayerView
  readonly sheetRow: number
}

/** The cells of each layer's window, as a texture of RGBA bytes. A cell is glyph slot (low byte, high byte), paper, ink: tones. */
export class CellSheet {
  #cells = new Uint32Array(GROWTH_ROWS * SHEET_COLUMNS)
  #rows = 0
  #layers: SheetLayer[] = []

  /**
   * Begins a new picture of these layers, from the lowest to the uppermost. The first is the ground, which nothing is seen
   * through. Answers their grids, empty.
   */
  begin(views: readonly LayerView[], areBlinksLit: boolean): CellGrid[] {
    this.#rows = 0
    this.#layers = views.map((view) => {
      const sheetRow = this.#rows
      this.#rows += view.rows
      return { view, sheetRow }
    })
    this.#grow()
    return this.#layers.map(({ sheetRow, view }, index) => {
      const cells = this.#cells.subarray(sheetRow * SHEET_COLUMNS)
      const grid = new CellGrid(cells, SHEET_COLUMNS, view, areBlinksLit)
      grid.clear({ isSeenThrough: index > 0 })
      return grid
    })
  }

  /** The picture's layers from the lowest to the uppermost. */
  get layers(): readonly SheetLayer[] {
    return this.#layers
  }

  /** Rows in use. */
  get rows(): number {
    return this.#rows
  }

  /** The bytes in use, {@link rows} × {@link SHEET_COLUMNS} × 4. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.#cells.buffer, 0, this.#rows * SHEET_COLUMNS * BYTES)
  }

  #grow(): void {
    if (this.#rows * SHEET_COLUMNS <= this.#cells.length) return
    const larger = new Uint32Array((this.#rows + GROWTH_ROWS) * SHEET_COLUMNS)
    larger.set(this.#cells)
    this.#cells = larger
  }
}
