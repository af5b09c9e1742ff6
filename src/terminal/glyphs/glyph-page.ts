import { TerminalError } from '../errors.ts'

/** Bytes of a glyph one cell wide: one per row, the highest bit at the left. */
export const GLYPH_BYTES = 16
const HEADER_BYTES = 64
const MARK = 3

/** A glyph of a page. */
export interface PageGlyph {
  /** Width in cells. 0 for a mark that combines with the character before it. */
  readonly width: 0 | 1 | 2
  /** {@link GLYPH_BYTES} per cell, left cell first. A mark has one cell. */
  readonly rows: Uint8Array
}

/**
 * A page of 256 code points in the format of tools/glyph-pages.ts: two bits per code point (0 absent, 1 one cell, 2 two cells,
 * 3 a mark), then the rows of those that are present.
 */
export class GlyphPage {
  readonly #bytes: Uint8Array
  readonly #offsets = new Uint16Array(256)

  /** Throws a TerminalError when the number of bytes does not match the header. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    let offset = HEADER_BYTES
    for (let low = 0; low < 256; low += 1) {
      this.#offsets[low] = offset
      const kind = this.#kindOf(low)
      offset += kind === 0 ? 0 : kind === 2 ? 2 * GLYPH_BYTES : GLYPH_BYTES
    }
    if (offset !== bytes.length) {
      throw new TerminalError(
        'glyphs_damaged',
        `A page of characters has ${bytes.length} bytes instead of ${offset}.`,
      )
    }
  }

  /** The glyph of the code point with this low byte, or null where the font has none. */
  glyphOf(low: number): PageGlyph | null {
    const kind = this.#kindOf(low)
    if (kind === 0) return null
    const width = kind === MARK ? 0 : kind === 2 ? 2 : 1
    const start = this.#offsets[low] ?? HEADER_BYTES
    return { width, rows: this.#bytes.subarray(start, start + Math.max(1, width) * GLYPH_BYTES) }
  }

  #kindOf(low: number): number {
    return ((this.#bytes[low >> 2] ?? 0) >> ((low & 3) * 2)) & 3
  }
}
