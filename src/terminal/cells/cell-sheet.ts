import { CellGrid } from './cell-grid.ts'

/** Texels per row of the sheet. Wider than any window. */
export const SHEET_COLUMNS = 128
const BYTES = 4
const GROWTH_ROWS = 32

/** The part of a layer that its window shows. */
export interface LayerView {
  /** The part of the window that has cells, in px of the buffer. It may extend beyond the screen. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The first visible cell of the layer, and the number of visible cells. */
  readonly firstColumn: number
  readonly firstRow: number
  readonly columns: number
  readonly rows: number
  /** The part of the first cell that is clipped at the left and top of the window, in px. */
  readonly offsetX: number
  readonly offsetY: number
}

/** A layer of the picture and the row of the sheet where its cells begin. */
export interface SheetLayer {
  readonly view: LayerView
  readonly sheetRow: number
}

/** The cells of all layers' windows, as a texture of RGBA bytes: glyph slot (low, high byte), paper tone, ink tone. */
export class CellSheet {
  #cells = new Uint32Array(GROWTH_ROWS * SHEET_COLUMNS)
  #rows = 0
  #layers: SheetLayer[] = []

  /**
   * Starts a new picture of these layers, lowest first. The first one is the ground, which is opaque. Returns their empty
   * grids.
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
      grid.clear({ isTransparent: index > 0 })
      return grid
    })
  }

  /** The layers of the picture, lowest first. */
  get layers(): readonly SheetLayer[] {
    return this.#layers
  }

  /** The number of rows in use. */
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
