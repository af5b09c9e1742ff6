import { BOLD, UNDERLINE } from '#src/ecs/components/text-run.ts'
import { cellWidth, visibleCharacters } from '#src/lib/text-layout.ts'
import { GLYPH_BYTES, type GlyphPage, type PageGlyph } from './glyph-page.ts'

/** Glyphs per row of the atlas: a slot's low byte is its column, the high byte its row. */
const SLOTS_PER_STRIP = 256
const GLYPH_WIDTH = 8
const GLYPH_HEIGHT = 16
/**
 * Texels per row of the atlas. A texel is a byte: 0 for none, else an {@link INK_BYTES | ink}, so that the shader needs no
 * arithmetic to read a pixel.
 */
export const ATLAS_COLUMNS = SLOTS_PER_STRIP * GLYPH_WIDTH
const STRIP_BYTES = ATLAS_COLUMNS * GLYPH_HEIGHT
/** Many times the cells of a full screen, so that every picture fits. */
export const ATLAS_SLOTS = 16_384

/**
 * Ink by what it does where cells are apart: it ends at its cell, continues into the neighbours at the sides (underlines, and the
 * halves of a wide character), or continues into all neighbours (frames and blocks).
 */
export const INK_BYTES = { alone: 255, sideways: 253, around: 254 } as const
type InkByte = (typeof INK_BYTES)[keyof typeof INK_BYTES]
/** Box drawing and block elements. */
const JOINING = { first: 0x2500, last: 0x259f } as const

/** The attributes that change the bitmap. All others change the colour. */
const SHAPES = [0, BOLD, UNDERLINE, BOLD | UNDERLINE] as const
const UNDERLINE_ROW = 15

const BLANK = 0x20
const BLANK_SLOT = 0
/** Two slots per shape, so that it can replace a wide character too. */
const REPLACEMENT_SLOT = 1
const FIRST_FREE_SLOT = REPLACEMENT_SLOT + 2 * SHAPES.length
/** A hollow box. Replaces a character whose page is loading or that the font lacks. */
const REPLACEMENT_ROWS = Uint8Array.of(0, 0, 0, 126, 66, 66, 66, 66, 66, 66, 66, 66, 66, 126, 0, 0)

/** Loads glyph pages. */
export interface GlyphPageSource {
  /** Whether the font has this page. */
  has(page: number): boolean
  /** Requests a page, which arrives by {@link GlyphAtlas.addPage} unless loading fails. Repeated requests have no effect. */
  want(page: number): void
}

/** The bitmaps of all characters in use, each in a slot. Performs no I/O: it takes pages and returns bytes. */
export class GlyphAtlas {
  readonly #source: GlyphPageSource
  readonly #pages = new Map<number, GlyphPage>()
  #bytes = new Uint8Array(STRIP_BYTES)
  readonly #slots: readonly Map<string, number>[] = SHAPES.map(() => new Map())
  /** The slots of UTF-16 units below 0x80, for speed. 0 for not drawn yet. */
  readonly #plain: readonly Uint16Array[] = SHAPES.map(() => new Uint16Array(0x80))
  #nextSlot = FIRST_FREE_SLOT
  #revision = 0
  #pageRevision = 0
  #isFull = false

  constructor(source: GlyphPageSource) {
    this.#source = source
    for (const [shape] of SHAPES.entries()) {
      const slot = replacementSlot(shape)
      this.#write(slot, REPLACEMENT_ROWS, shape, INK_BYTES.alone)
      this.#write(slot + 1, REPLACEMENT_ROWS, shape, INK_BYTES.alone)
    }
  }

  /** Increases with every new bitmap: the texture must be uploaded again. */
  get revision(): number {
    return this.#revision
  }

  /** Increases with every page: characters that were replaced can be drawn again. */
  get pageRevision(): number {
    return this.#pageRevision
  }

  /** Whether a character found no slot. Call {@link clear} and draw the picture again. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** The number of texture rows in use. */
  get rows(): number {
    return Math.ceil(this.#nextSlot / SLOTS_PER_STRIP) * GLYPH_HEIGHT
  }

  /** {@link rows} × {@link ATLAS_COLUMNS} texels of one byte. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.rows * ATLAS_COLUMNS)
  }

  addPage(number: number, page: GlyphPage): void {
    this.#pages.set(number, page)
    this.#pageRevision += 1
  }

  /**
   * The slot of a grapheme with a cell's attributes. A wide one takes the next slot too. While its page is missing, requests the
   * page and returns the replacement.
   */
  slotOf(grapheme: string, attributes = 0): number {
    const shape = shapeOf(attributes)
    const unit = grapheme.length === 1 ? grapheme.charCodeAt(0) : 0x80
    if (unit === BLANK && (attributes & UNDERLINE) === 0) return BLANK_SLOT
    const known = unit < 0x80 ? this.#plain[shape]?.[unit] : this.#slots[shape]?.get(grapheme)
    if (known) return known
    const slot = this.#draw(grapheme, shape)
    if (slot === null) return replacementSlot(shape)
    const plain = this.#plain[shape]
    if (unit < 0x80 && plain) plain[unit] = slot
    else this.#slots[shape]?.set(grapheme, slot)
    return slot
  }

  /** The slots of ASCII characters with these attributes. 0 for characters that {@link slotOf} has not drawn yet. */
  plainSlots(attributes: number): Uint16Array {
    return this.#plain[shapeOf(attributes)] ?? new Uint16Array(0x80)
  }

  /** Removes all bitmaps. The pages stay. */
  clear(): void {
    for (const slots of this.#slots) slots.clear()
    for (const plain of this.#plain) plain.fill(0)
    this.#nextSlot = FIRST_FREE_SLOT
    this.#isFull = false
    this.#revision += 1
  }

  /** Draws a grapheme into the next free slots. Returns null while a page is missing or when the atlas is full. */
  #draw(grapheme: string, shape: number): number | null {
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
    if (glyphs.some((glyph) => glyph === null)) return replacementSlot(shape)
    const rows = merge(glyphs.filter((glyph) => glyph !== null))
    return this.#place({ rows, cells: cellWidth(grapheme), ink: inkOf(grapheme) }, shape)
  }

  #place({ cells, ink, rows }: Bitmap, shape: number): number | null {
    const slot = this.#nextSlot
    if (slot + cells > ATLAS_SLOTS) {
      this.#isFull = true
      return null
    }
    this.#nextSlot += cells
    for (let cell = 0; cell < cells; cell += 1) {
      const half = rows.subarray(cell * GLYPH_BYTES, (cell + 1) * GLYPH_BYTES)
      this.#write(slot + cell, half, shape, ink)
    }
    return slot
  }

  #write(slot: number, rows: Uint8Array, shape: number, ink: InkByte): void {
    const strip = Math.floor(slot / SLOTS_PER_STRIP)
    this.#growTo(strip + 1)
    const corner = strip * STRIP_BYTES + (slot % SLOTS_PER_STRIP) * GLYPH_WIDTH
    for (let y = 0; y < GLYPH_HEIGHT; y += 1) {
      const attributes = SHAPES[shape] ?? 0
      const row = shapeRow(rows[y] ?? 0, y, attributes)
      const drawn = isUnderline(y, attributes) ? INK_BYTES.sideways : ink
      for (let x = 0; x < GLYPH_WIDTH; x += 1) {
        this.#bytes[corner + y * ATLAS_COLUMNS + x] = (row << x) & 0x80 ? drawn : 0
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

/** The rows of a grapheme, left cell first, and its ink. */
interface Bitmap {
  readonly rows: Uint8Array
  readonly cells: number
  readonly ink: InkByte
}

function inkOf(grapheme: string): InkByte {
  const codePoint = grapheme.codePointAt(0) ?? 0
  if (codePoint >= JOINING.first && codePoint <= JOINING.last) return INK_BYTES.around
  return cellWidth(grapheme) === 2 ? INK_BYTES.sideways : INK_BYTES.alone
}

function isUnderline(y: number, attributes: number): boolean {
  return (attributes & UNDERLINE) !== 0 && y === UNDERLINE_ROW
}

/** The index into {@link SHAPES}. */
function shapeOf(attributes: number): number {
  return ((attributes & BOLD) === 0 ? 0 : 1) + ((attributes & UNDERLINE) === 0 ? 0 : 2)
}

function replacementSlot(shape: number): number {
  return REPLACEMENT_SLOT + 2 * shape
}

/** A row of a bitmap. Bold is drawn twice, shifted by one pixel within the cell. */
function shapeRow(row: number, y: number, attributes: number): number {
  if (isUnderline(y, attributes)) return 0xff
  return (attributes & BOLD) === 0 ? row : row | (row >> 1)
}

/** Combines the glyphs of a cluster. Marks are drawn over the last cell of the base. */
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
