import { cellWidth, visibleCharacters } from '#src/lib/text-layout.ts'
import { GLYPH_BYTES, type GlyphPage, type PageGlyph } from './glyph-page.ts'

/** Texels in a row of the atlas. */
export const ATLAS_COLUMNS = 256
/** A texel is one pixel of four glyphs, one a channel: the shader reads a pixel with one fetch and no arithmetic on bits. */
const GLYPHS_PER_BLOCK = 4
const BLOCK_WIDTH = 8
const BLOCK_HEIGHT = 16
const BLOCKS_PER_STRIP = ATLAS_COLUMNS / BLOCK_WIDTH
const SLOTS_PER_STRIP = BLOCKS_PER_STRIP * GLYPHS_PER_BLOCK
const STRIP_BYTES = ATLAS_COLUMNS * BLOCK_HEIGHT * 4
/** Many times the cells of a full screen, so that one picture always fits. */
export const ATLAS_SLOTS = 16_384

const BLANK = 0x20
const BLANK_SLOT = 0
/** Two slots, so that it stands in for a wide character too. */
const REPLACEMENT_SLOT = 1
const FIRST_FREE_SLOT = 3
/** A hollow box: this character is on its way, or the font has none. */
const REPLACEMENT_ROWS = Uint8Array.of(0, 0, 0, 126, 66, 66, 66, 66, 66, 66, 66, 66, 66, 126, 0, 0)

/** Where pages come from. */
export interface GlyphPageSource {
  /** Whether the font has this page at all. */
  has(page: number): boolean
  /** Asks for a page; it comes by {@link GlyphAtlas.addPage}, or never. Asking again while it is on its way does nothing. */
  want(page: number): void
}

/** The bitmaps of every character in use, and the slot each stands in. Pure: pages come in, bytes go out. */
export class GlyphAtlas {
  readonly #source: GlyphPageSource
  readonly #pages = new Map<number, GlyphPage>()
  #bytes = new Uint8Array(STRIP_BYTES)
  readonly #slots = new Map<string, number>()
  /** Slots of single UTF-16 units below 0x80, the common case; 0 for not yet. */
  readonly #plain = new Uint16Array(0x80)
  #nextSlot = FIRST_FREE_SLOT
  #revision = 0
  #pageRevision = 0
  #isFull = false

  constructor(source: GlyphPageSource) {
    this.#source = source
    this.#write(REPLACEMENT_SLOT, REPLACEMENT_ROWS)
    this.#write(REPLACEMENT_SLOT + 1, REPLACEMENT_ROWS)
  }

  /** Grows with every new bitmap: the texture is to be uploaded anew. */
  get revision(): number {
    return this.#revision
  }

  /** Grows with every page: characters drawn as replacements may be drawn anew. */
  get pageRevision(): number {
    return this.#pageRevision
  }

  /** Whether a character found no slot: {@link clear} and draw the picture again. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** Rows of the texture in use. */
  get rows(): number {
    return Math.ceil(this.#nextSlot / SLOTS_PER_STRIP) * BLOCK_HEIGHT
  }

  /** {@link rows} × {@link ATLAS_COLUMNS} RGBA texels. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.rows * ATLAS_COLUMNS * 4)
  }

  addPage(number: number, page: GlyphPage): void {
    this.#pages.set(number, page)
    this.#pageRevision += 1
  }

  /** The slot of a grapheme; a wide one takes the next slot too. What is not there yet is asked for, and replaced. */
  slotOf(grapheme: string): number {
    const unit = grapheme.length === 1 ? grapheme.charCodeAt(0) : 0x80
    if (unit === BLANK) return BLANK_SLOT
    const known = unit < 0x80 ? this.#plain[unit] : this.#slots.get(grapheme)
    if (known) return known
    const slot = this.#draw(grapheme)
    if (slot === null) return REPLACEMENT_SLOT
    if (unit < 0x80) this.#plain[unit] = slot
    else this.#slots.set(grapheme, slot)
    return slot
  }

  /** {@link slotOf} for a single UTF-16 unit of plain text. */
  slotOfUnit(unit: number): number {
    if (unit === BLANK) return BLANK_SLOT
    return this.#plain[unit] || this.slotOf(String.fromCharCode(unit))
  }

  /** Forgets every slot; pages stay. */
  clear(): void {
    this.#slots.clear()
    this.#plain.fill(0)
    this.#nextSlot = FIRST_FREE_SLOT
    this.#isFull = false
    this.#revision += 1
  }

  /** Draws a grapheme into the next free slots; null while a page is missing or the atlas is full. */
  #draw(grapheme: string): number | null {
    const glyphs: (PageGlyph | null)[] = []
    let isWaiting = false
    for (const character of visibleCharacters(grapheme)) {
      const codePoint = character.codePointAt(0) ?? 0
      const page = this.#pages.get(codePoint >> 8)
      if (page) glyphs.push(page.glyphOf(codePoint & 0xff))
      else if (this.#source.has(codePoint >> 8)) {
        this.#source.want(codePoint >> 8)
        isWaiting = true
      } else glyphs.push(null)
    }
    if (isWaiting) return null
    if (glyphs.some((glyph) => glyph === null)) return REPLACEMENT_SLOT
    return this.#place(merge(glyphs.filter((glyph) => glyph !== null)), cellWidth(grapheme))
  }

  #place(rows: Uint8Array, cells: number): number | null {
    const slot = this.#nextSlot
    if (slot + cells > ATLAS_SLOTS) {
      this.#isFull = true
      return null
    }
    this.#nextSlot += cells
    for (let cell = 0; cell < cells; cell += 1) {
      this.#write(slot + cell, rows.subarray(cell * GLYPH_BYTES, (cell + 1) * GLYPH_BYTES))
    }
    return slot
  }

  #write(slot: number, rows: Uint8Array): void {
    const strip = Math.floor(slot / SLOTS_PER_STRIP)
    this.#growTo(strip + 1)
    const block = Math.floor((slot % SLOTS_PER_STRIP) / GLYPHS_PER_BLOCK)
    const corner = strip * STRIP_BYTES + block * BLOCK_WIDTH * 4 + (slot % GLYPHS_PER_BLOCK)
    for (let y = 0; y < BLOCK_HEIGHT; y += 1) {
      const row = rows[y] ?? 0
      for (let x = 0; x < BLOCK_WIDTH; x += 1) {
        this.#bytes[corner + (y * ATLAS_COLUMNS + x) * 4] = (row << x) & 0x80 ? 255 : 0
      }
    }
    this.#revision += 1
  }

  #growTo(strips: number): void {
    if (strips * STRIP_BYTES <= this.#bytes.length) return
    const larger = new Uint8Array(this.#bytes.length * 2)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

/** A cluster's glyphs in one bitmap: marks are laid over the last cell of what they follow. */
function merge(glyphs: readonly PageGlyph[]): Uint8Array {
  const merged = new Uint8Array(2 * GLYPH_BYTES)
  const cells = glyphs.reduce((widest, glyph) => Math.max(widest, glyph.width), 1)
  for (const { width, rows } of glyphs) {
    const start = width === 0 ? (cells - 1) * GLYPH_BYTES : 0
    for (const [index, row] of rows.entries()) {
      merged[start + index] = (merged[start + index] ?? 0) | row
    }
  }
  return merged
}
