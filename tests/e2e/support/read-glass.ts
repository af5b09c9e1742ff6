import { type Page } from '@playwright/test'
import { type Glyph } from '../../../tools/unifont.ts'
import { unifont } from '../../support/terminal/glyph-pages.ts'

/** What may be read in a cell: all characters that are drawn the same. */
type Reading = ReadonlySet<string>

/** The screen as it is drawn, row by row; a cell of a picture may be read as nothing at all. */
export type Glass = readonly (readonly Reading[])[]

/** The canvas without effects, where each pixel of the buffer has a pixel of its own: cell by cell, by the font. */
export async function readGlass(page: Page, columns: number, rows: number): Promise<Glass> {
  const picture = (await page.screenshot()).toString('base64')
  const cells = await page.evaluate(cutCells, { picture, columns, rows })
  const glyphs = glyphsByShape()
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      readingOf(cells[row * columns + column] ?? '', glyphs),
    ),
  )
}

interface Cut {
  readonly picture: string
  readonly columns: number
  readonly rows: number
}

/** Runs in the page: the brighter of a cell's pixels as 128 bits, '0' and '1'; '' for a cell of one brightness. */
async function cutCells({ picture, columns, rows }: Cut): Promise<string[]> {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  const glass = document.querySelector('canvas#game, canvas')?.getBoundingClientRect()
  if (!context || !glass) throw new TypeError('there is no glass')
  context.drawImage(image, 0, 0)
  const { data, width } = context.getImageData(0, 0, image.width, image.height)
  const lightAt = (x: number, y: number): number => {
    const left = Math.floor(glass.left + ((x + 0.5) / (columns * 8)) * glass.width)
    const top = Math.floor(glass.top + ((y + 0.5) / (rows * 16)) * glass.height)
    const at = (top * width + left) * 4
    return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
  }
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    const lights = Array.from({ length: 128 }, (_, pixel) =>
      lightAt(column * 8 + (pixel % 8), row * 16 + Math.floor(pixel / 8)),
    )
    const [dark, bright] = [Math.min(...lights), Math.max(...lights)]
    if (bright - dark < 12) return ''
    return lights.map((light) => (light - dark > (bright - dark) / 2 ? '1' : '0')).join('')
  })
}

const PLAIN: Reading = new Set([' ', '█'])

function readingOf(bits: string, glyphs: ReadonlyMap<string, Reading>): Reading {
  if (bits === '') return PLAIN
  const inks = [bits, turned(bits)]
  return new Set(
    inks.flatMap((ink) => [...(glyphs.get(ink) ?? []), ...(withoutLine(ink, glyphs) ?? [])]),
  )
}

/** Dark on bright. */
function turned(bits: string): string {
  return bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1'))
}

/** Underlined, in one of the two lowest rows. */
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

/** Every narrow character of the font's first pages, and the cells that wide ones are made of. */
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
