import { type Page } from '@playwright/test'
import { CELL } from '#src/ecs/screen-mode.ts'
import { type Glyph } from '../../../tools/unifont.ts'
import { unifont } from '../../support/terminal/glyph-pages.ts'
import { type IndexedPicture } from './indexed-png.ts'
import { type RawPicture, readPng } from './read-png.ts'

/** The characters that a cell may show: all that have the same shape. */
type Reading = ReadonlySet<string>

/** The readings of all cells, row by row. A cell with an unknown shape has an empty set. */
export type Glass = readonly (readonly Reading[])[]

export interface GridSize {
  readonly columns: number
  readonly rows: number
}

/** Reads the buffer from a screenshot of the glass without effects. */
export async function readBuffer(page: Page, { columns, rows }: GridSize): Promise<IndexedPicture> {
  const box = await page.locator('canvas').first().boundingBox()
  if (!box) throw new TypeError('The page has no canvas.')
  const picture = readPng(await page.screenshot())
  return cutPixels(picture, box, { width: columns * CELL.width, height: rows * CELL.height })
}

/** Reads the characters of each cell by comparing its shape with the font. */
export function readGlass(buffer: IndexedPicture, { columns, rows }: GridSize): Glass {
  const glyphs = glyphsByShape()
  const lights = buffer.palette.map(
    (colour) => (colour >> 16) + ((colour >> 8) & 255) + (colour & 255),
  )
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      readingOf(cutCell(buffer, lights, { column, row }), glyphs),
    ),
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Reads the colour in the middle of each pixel of the buffer. Throws a RangeError for more than 256 colours. */
function cutPixels(
  picture: RawPicture,
  box: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
): IndexedPicture {
  const colours = new Map<number, number>()
  const pixels = new Uint8Array(width * height)
  const lefts = Array.from({ length: width }, (_, x) =>
    Math.floor(box.x + ((x + 0.5) / width) * box.width),
  )
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor(box.y + ((y + 0.5) / height) * box.height)
    for (const [x, left] of lefts.entries()) {
      const colour = colourAt(picture, left, top)
      const index = colours.get(colour) ?? colours.size
      if (index === colours.size) colours.set(colour, index)
      pixels[y * width + x] = index
    }
  }
  if (colours.size > 256) throw new RangeError('The picture has effects.')
  return { width, height, palette: [...colours.keys()], pixels }
}

function colourAt({ bytes, channels, width }: RawPicture, left: number, top: number): number {
  const at = (top * width + left) * channels
  return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
}

/** Returns a cell's pixels as 128 bits, '1' for the brighter ones; '' for a cell of one brightness. */
function cutCell(
  { pixels, width }: IndexedPicture,
  lights: readonly number[],
  { column, row }: { column: number; row: number },
): string {
  const shown = Array.from({ length: CELL.width * CELL.height }, (_, pixel) => {
    const x = column * CELL.width + (pixel % CELL.width)
    const y = row * CELL.height + Math.floor(pixel / CELL.width)
    return lights[pixels[y * width + x] ?? 0] ?? 0
  })
  const [dark, bright] = [Math.min(...shown), Math.max(...shown)]
  if (bright - dark < 12) return ''
  return shown.map((light) => (light - dark > (bright - dark) / 2 ? '1' : '0')).join('')
}

const PLAIN: Reading = new Set([' ', '█'])

function readingOf(bits: string, glyphs: ReadonlyMap<string, Reading>): Reading {
  if (bits === '') return PLAIN
  const inks = [bits, inverted(bits)]
  return new Set(
    inks.flatMap((ink) => [...(glyphs.get(ink) ?? []), ...(withoutLine(ink, glyphs) ?? [])]),
  )
}

/** Inverts the bits, for dark text on a bright background. */
function inverted(bits: string): string {
  return bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1'))
}

/** Reads an underlined character. The line is in one of the two lowest rows. */
function withoutLine(bits: string, glyphs: ReadonlyMap<string, Reading>): Reading | undefined {
  for (const row of [14, 15]) {
    if (bits.slice(row * 8, row * 8 + 8) !== '11111111') continue
    const rest = `${bits.slice(0, row * 8)}00000000${bits.slice(row * 8 + 8)}`
    const found = rest.includes('1') ? glyphs.get(rest) : PLAIN
    if (found) return found
  }
  return undefined
}

let known: Map<string, Set<string>> | undefined

/** Returns the narrow characters of the font's first pages by their shape. */
function glyphsByShape(): ReadonlyMap<string, Reading> {
  if (known) return known
  const shapes = new Map<string, Set<string>>()
  const font = unifont()
  for (const codePoint of font.codePoints.filter((it) => it >= 0x20 && it < 0x2800)) {
    const shape = shapeOf(font.cut(codePoint))
    if (shape === undefined) continue
    const same = shapes.get(shape) ?? new Set()
    shapes.set(shape, same.add(String.fromCodePoint(codePoint)))
  }
  known = shapes
  return shapes
}

function shapeOf({ rows, width }: Glyph): string | undefined {
  if (width !== 1) return undefined
  const bits = [...rows].map((row) => row.toString(2).padStart(8, '0')).join('')
  return /1/.test(bits) && /0/.test(bits) ? bits : undefined
}
