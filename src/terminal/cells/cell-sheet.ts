import { CellGrid } from './cell-grid.ts'

/** Texels in a row of the sheet: more than any window is wide. */
export const SHEET_COLUMNS = 128
const BYTES = 4
/** The first row holds the palette, sixteen texels of it. */
const PALETTE_ROWS = 1
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

export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * All that the grid shader reads of a picture, as a texture of RGBA bytes: the palette, and below it the cells of each
 * layer's window. A cell is glyph slot (low byte, high byte), foreground | background << 4, attributes.
 */
export class CellSheet {
  #cells = new Uint32Array(GROWTH_ROWS * SHEET_COLUMNS)
  #rows = PALETTE_ROWS
  #layers: SheetLayer[] = []

  /**
   * Begins a new picture of these layers, from the lowest to the uppermost; the palette stays. The first is the ground,
   * which nothing is seen through. Answers their grids, empty.
   */
  begin(views: readonly LayerView[]): CellGrid[] {
    this.#rows = PALETTE_ROWS
    this.#layers = views.map((view) => {
      const sheetRow = this.#rows
      this.#rows += view.rows
      return { view, sheetRow }
    })
    this.#grow()
    return this.#layers.map(({ sheetRow, view }, index) => {
      const cells = this.#cells.subarray(sheetRow * SHEET_COLUMNS)
      const grid = new CellGrid(cells, SHEET_COLUMNS, view)
      grid.clear({ isSeenThrough: index > 0 })
      return grid
    })
  }

  /** The sixteen colours that cells name. */
  setPalette(colours: readonly Rgb[]): void {
    for (const [index, colour] of colours.slice(0, 16).entries()) {
      const [red, green, blue] = colour
      this.#cells[index] = red | (green << 8) | (blue << 16) | (255 << 24)
    }
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
