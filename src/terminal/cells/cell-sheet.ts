import { CellGrid } from './cell-grid.ts'

/** Cells in a row of the data texture; grids are packed into it one after the other, rows do not matter to them. */
export const SHEET_COLUMNS = 128
/** The head of the sheet, in cells: 16 palette colours, the state of the whole screen, then four cells a layer. */
const HEAD = SHEET_COLUMNS
export const STATE_CELL = 16
export const FIRST_LAYER_CELL = 32
export const CELLS_PER_LAYER = 4
export const MOST_LAYERS = (HEAD - FIRST_LAYER_CELL) / CELLS_PER_LAYER

const BYTES = 4
const GROWTH_ROWS = 32

/** The part of a layer that its window shows. */
export interface LayerView {
  /** The window on the screen, in px of the buffer; may stick out of it. */
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

export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * All that the grid shader reads, as one texture of RGBA bytes: palette, layers, and the cells of each layer's window.
 * A cell is glyph slot (low byte, high byte), foreground | background << 4, attributes.
 */
export class CellSheet {
  #bytes = new Uint8Array(GROWTH_ROWS * SHEET_COLUMNS * BYTES)
  #end = HEAD
  #layers = 0

  /** Begins a new picture; the palette stays. */
  begin({ areBlinksLit }: { areBlinksLit: boolean }): void {
    this.#end = HEAD
    this.#layers = 0
    this.#bytes[STATE_CELL * BYTES + 1] = areBlinksLit ? 1 : 0
    this.#bytes[STATE_CELL * BYTES] = 0
  }

  /** The sixteen colours that cells name. */
  setPalette(colours: readonly Rgb[]): void {
    for (const [index, colour] of colours.slice(0, 16).entries()) {
      this.#bytes.set([...colour, 255], index * BYTES)
    }
  }

  /** Adds a layer over those already there, its cells empty; null when there are {@link MOST_LAYERS}. */
  addLayer(view: LayerView): CellGrid | null {
    if (this.#layers === MOST_LAYERS) return null
    const base = this.#end
    this.#end += view.columns * view.rows
    this.#grow()
    const grid = new CellGrid(this.#bytes, base, view)
    grid.clear()
    const at = (FIRST_LAYER_CELL + this.#layers * CELLS_PER_LAYER) * BYTES
    for (const [index, value] of [
      view.left,
      view.top,
      view.width,
      view.height,
      view.columns,
      view.rows,
      base,
      view.offsetX | (view.offsetY << 8),
    ].entries()) {
      this.#bytes[at + index * 2] = value & 0xff
      this.#bytes[at + index * 2 + 1] = (value >> 8) & 0xff
    }
    this.#layers += 1
    this.#bytes[STATE_CELL * BYTES] = this.#layers
    return grid
  }

  /** Rows of the texture in use. */
  get rows(): number {
    return Math.ceil(this.#end / SHEET_COLUMNS)
  }

  /** The bytes in use, {@link rows} × {@link SHEET_COLUMNS} × 4. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.rows * SHEET_COLUMNS * BYTES)
  }

  #grow(): void {
    if (this.rows * SHEET_COLUMNS * BYTES <= this.#bytes.length) return
    const larger = new Uint8Array((this.rows + GROWTH_ROWS) * SHEET_COLUMNS * BYTES)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
