import { inflateSync } from 'node:zlib'

/**
 * Reads GNU Unifont's WOFF and returns its glyphs as bitmaps: the outlines are the edges of square pixels of 64 units, so
 * filling them at pixel centres is exact. Glyphs are 16 px high and 8 or 16 px wide.
 */

export interface Glyph {
  /** Width in cells. 0 for a mark that combines with the character before it, 2 for a wide character. */
  readonly width: 0 | 1 | 2
  /** 16 bytes per cell, left cell first. A byte is a row, its highest bit at the left. A mark has one cell. */
  readonly rows: Uint8Array
}

const ROWS = 16
const UNITS_PER_PIXEL = 64
/** Pixel rows from the top of the cell down to the baseline. */
const ASCENT = 14
const CELL_PIXELS = 8
/** The advances of a mark, of a character one cell wide, and of a wide one, in font units. */
const CELL_ADVANCES = [0, CELL_PIXELS * UNITS_PER_PIXEL, 2 * CELL_PIXELS * UNITS_PER_PIXEL]

/** A font whose glyphs can be cut out. */
export interface Unifont {
  /** All code points of the font, ascending. */
  readonly codePoints: readonly number[]
  cut(codePoint: number): Glyph
  /** Whether the glyph is as wide as no, one or two cells. Only such glyphs can be cut. */
  isWholeCells(codePoint: number): boolean
}

export function openUnifont(woff: Buffer): Unifont {
  const tables = readTables(woff)
  const glyphIds = readCharacterMap(tables.get('cmap'))
  const outlines = tables.get('glyf')
  const offsets = tables.get('loca')
  const metrics = tables.get('hmtx')
  return {
    codePoints: [...glyphIds.keys()].sort((a, b) => a - b),
    isWholeCells(codePoint) {
      const advance = metrics.readUInt16BE((glyphIds.get(codePoint) ?? 0) * 4)
      return CELL_ADVANCES.includes(advance)
    },
    cut: (codePoint) => {
      const id = glyphIds.get(codePoint) ?? 0
      const advance = metrics.readUInt16BE(id * 4)
      const outline = outlines.subarray(
        offsets.readUInt32BE(id * 4),
        offsets.readUInt32BE(id * 4 + 4),
      )
      return fillGlyph(readContours(outline, codePoint), advance, codePoint)
    },
  }
}

interface Tables {
  get(tag: string): Buffer
}

function readTables(woff: Buffer): Tables {
  const tables = new Map<string, Buffer>()
  const count = woff.readUInt16BE(12)
  for (let entry = 44; entry < 44 + count * 20; entry += 20) {
    const offset = woff.readUInt32BE(entry + 4)
    const stored = woff.readUInt32BE(entry + 8)
    const bytes = woff.subarray(offset, offset + stored)
    const isPacked = stored < woff.readUInt32BE(entry + 12)
    tables.set(woff.toString('latin1', entry, entry + 4), isPacked ? inflateSync(bytes) : bytes)
  }
  return {
    get: (tag) => {
      const table = tables.get(tag)
      if (!table) throw new RangeError(`the font has no table ${tag}`)
      return table
    },
  }
}

/** Reads the map from code points to glyph ids, from the cmap's format 12 (all planes). */
function readCharacterMap(cmap: Buffer): Map<number, number> {
  const glyphIds = new Map<number, number>()
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4))
    if (table.readUInt16BE(0) !== 12) continue
    for (let group = 0; group < table.readUInt32BE(12); group += 1) {
      const first = table.readUInt32BE(16 + group * 12)
      const last = table.readUInt32BE(20 + group * 12)
      const id = table.readUInt32BE(24 + group * 12)
      for (let point = first; point <= last; point += 1) glyphIds.set(point, id + point - first)
    }
  }
  return glyphIds
}

type Point = readonly [x: number, y: number]

/** The contours of a simple glyph, in font units. */
function readContours(outline: Buffer, codePoint: number): Point[][] {
  if (outline.length === 0) return []
  const count = outline.readInt16BE(0)
  if (count < 0) throw new RangeError(`the glyph of ${hex(codePoint)} is composite`)
  const ends = Array.from({ length: count }, (_, index) => outline.readUInt16BE(10 + index * 2))
  const pointCount = (ends.at(-1) ?? -1) + 1
  let at = 10 + count * 2
  at += 2 + outline.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < pointCount) {
    const flag = outline.readUInt8(at++)
    const repeats = flag & 8 ? outline.readUInt8(at++) : 0
    for (let copy = 0; copy <= repeats; copy += 1) flags.push(flag)
  }
  const readAxis = (short: number, same: number): number[] => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? outline.readUInt8(at++) : -outline.readUInt8(at++)
      else if (!(flag & same)) {
        value += outline.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = readAxis(2, 16)
  const ys = readAxis(4, 32)
  const points = flags.map((_, index): Point => [xs[index] ?? 0, ys[index] ?? 0])
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

function fillGlyph(contours: readonly Point[][], advance: number, codePoint: number): Glyph {
  const width = widthOfAdvance(advance, codePoint)
  const cells = Math.max(1, width)
  // A mark is drawn to the left of the pen position, over the character before it.
  const shift = width === 0 ? CELL_PIXELS : 0
  const columns = cells * CELL_PIXELS
  const winding = new Int8Array(ROWS * columns)
  for (const contour of contours) {
    for (const [index, [x, y]] of contour.entries()) {
      const [nextX, nextY] = contour[(index + 1) % contour.length] ?? [x, y]
      if (x !== nextX && y !== nextY)
        throw new RangeError(`${hex(codePoint)} is not made of pixels`)
      if (x !== nextX) continue
      const column = Math.min(columns, Math.max(0, x / UNITS_PER_PIXEL + shift))
      const [top, bottom] = [Math.max(y, nextY), Math.min(y, nextY)].map(
        (edge) => ASCENT - edge / UNITS_PER_PIXEL,
      )
      const turn = nextY > y ? 1 : -1
      for (let row = Math.max(0, top ?? 0); row < Math.min(ROWS, bottom ?? 0); row += 1) {
        for (let pixel = column; pixel < columns; pixel += 1) {
          const place = row * columns + pixel
          winding[place] = (winding[place] ?? 0) + turn
        }
      }
    }
  }
  return { width, rows: packRows(winding, cells) }
}

function packRows(winding: Int8Array, cells: number): Uint8Array {
  const rows = new Uint8Array(cells * ROWS)
  for (const [place, turns] of winding.entries()) {
    if (turns === 0) continue
    const row = Math.floor(place / (cells * CELL_PIXELS))
    const pixel = place % (cells * CELL_PIXELS)
    const byte = Math.floor(pixel / CELL_PIXELS) * ROWS + row
    rows[byte] = (rows[byte] ?? 0) | (0x80 >> (pixel % CELL_PIXELS))
  }
  return rows
}

function widthOfAdvance(advance: number, codePoint: number): 0 | 1 | 2 {
  const width = CELL_ADVANCES.indexOf(advance)
  if (width === 0 || width === 1 || width === 2) return width
  throw new RangeError(`${hex(codePoint)} advances by ${advance} units`)
}

const hex = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase()}`

/**
 * The ranges of wide characters in the format of `src/lib/wide-characters.ts`: pairs of base-36 numbers, the gap since the
 * previous range and the length minus one. Code points that the font lacks may be inside a range, so that ranges join.
 */
export function wideRangesOf(font: Unifont): string {
  const pairs: string[] = []
  let end = 0
  let range: { first: number; last: number } | undefined
  const close = (): void => {
    if (!range) return
    pairs.push(`${(range.first - end).toString(36)} ${(range.last - range.first).toString(36)}`)
    end = range.last
    range = undefined
  }
  for (const codePoint of font.codePoints) {
    if (font.cut(codePoint).width !== 2) close()
    else if (range) range.last = codePoint
    else range = { first: codePoint, last: codePoint }
  }
  close()
  return pairs.join(' ')
}
