import { INK } from '#src/ecs/components/text-run.ts'
import { type Look } from '#src/crt/knobs.ts'
import { bufferToGlass, type Warp } from '#src/crt/warp.ts'
import { seedChance } from '#src/lib/chance.ts'
import { luminance } from './luminance.ts'
import { type Picture } from './open-tube-page.ts'
import { bitmapOf, CELL, drawText, type TextCell } from './text-picture.ts'

const COLUMNS = 80
const ROWS = 25
export const TEXT_BUFFER = { width: COLUMNS * CELL.width, height: ROWS * CELL.height }
/** Printable ASCII, box drawing, blocks. */
const RANGES = [
  [0x20, 0x7e],
  [0x2500, 0x259f],
] as const
/** The sampled points of a pixel, horizontally and vertically: scanlines and seams count as much as its middle. */
const LOOKS = [0.2, 0.5, 0.8] as const

interface Glyph {
  readonly text: string
  readonly bitmap: readonly boolean[]
}

/** Every glyph to distinguish, once per bitmap. */
function glyphs(): readonly Glyph[] {
  const found = new Map<string, Glyph>()
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code += 1) {
      const text = String.fromCodePoint(code)
      const bitmap = bitmapOf(text)
      const key = bitmap.map(Number).join('')
      if (!found.has(key)) found.set(key, { text, bitmap })
    }
  }
  return [...found.values()]
}

export interface TextPage {
  readonly cells: readonly TextCell[]
  readonly picture: Picture
}

/** 2,000 cells of random glyphs. Each occurs several times, all over the glass. */
export function pageOfGlyphs(look: Look, seed: number): TextPage {
  const known = glyphs()
  const chance = seedChance([seed, 2, 3, 4])
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
    column: at % COLUMNS,
    row: Math.floor(at / COLUMNS),
    text: known[Math.floor(chance() * known.length)]?.text ?? ' ',
    foreground: 7,
  }))
  return { cells, picture: drawText(TEXT_BUFFER, cells, look) }
}

/** 2,000 cells of letters, digits and gaps, as in a conversation. */
export function pageOfWords(look: Look, seed: number, foreground: number = INK.normal): TextPage {
  const chance = seedChance([seed, 5, 6, 7])
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789        '
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
    column: at % COLUMNS,
    row: Math.floor(at / COLUMNS),
    text: letters[Math.floor(chance() * letters.length)] ?? ' ',
    foreground,
  }))
  return { cells, picture: drawText(TEXT_BUFFER, cells, look) }
}

/** The share of cells whose glyph is the nearest of all to what is displayed. */
export function recognise(seen: Picture, { cells }: TextPage, warp: Warp): number {
  const known = glyphs()
  const views = cells.map((cell) => viewOf(seen, cell, warp))
  const { dark, lit } = meansOf(views, cells, () => true)
  const right = cells.filter(
    ({ text }, index) => nearest(views[index] ?? [], known, lit, dark).text === text,
  )
  return right.length / cells.length
}

/** The WCAG 2.2 contrast of the strokes to the ground around them. The soft edge between them counts as neither. */
export function contrastOf(seen: Picture, { cells }: TextPage, warp: Warp): number {
  const views = cells.map((cell) => viewOf(seen, cell, warp))
  const { dark, lit } = meansOf(views, cells, (bitmap, at) => !touchesLit(bitmap, at))
  const [most, least] = lit > dark ? [lit, dark] : [dark, lit]
  return (most + 0.05) / (least + 0.05)
}

/** The mean luminance of lit pixels, and of the unlit ones that count. */
function meansOf(
  views: readonly (readonly number[])[],
  cells: readonly TextCell[],
  counts: (bitmap: readonly boolean[], at: number) => boolean,
): { readonly lit: number; readonly dark: number } {
  const lit: number[] = []
  const dark: number[] = []
  cells.forEach(({ text }, index) => {
    const bitmap = bitmapOf(text)
    bitmap.forEach((isLit, at) => {
      const light = views[index]?.[at] ?? 0
      if (isLit) lit.push(light)
      else if (counts(bitmap, at)) dark.push(light)
    })
  })
  return { lit: meanOf(lit), dark: meanOf(dark) }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function touchesLit(bitmap: readonly boolean[], at: number): boolean {
  const x = at % CELL.width
  return [-1, 0, 1].some((across) => {
    const column = x + across
    if (column < 0 || column >= CELL.width) return false
    return [-1, 0, 1].some((down) => bitmap[at + across + down * CELL.width] === true)
  })
}

/** The luminance of each pixel of a cell, where the glass shows it. */
function viewOf(seen: Picture, { column, row }: TextCell, warp: Warp): number[] {
  return Array.from({ length: CELL.width * CELL.height }, (_, at) => {
    let sum = 0
    for (const across of LOOKS) {
      for (const down of LOOKS) {
        const x = (column * CELL.width + (at % CELL.width) + across) / TEXT_BUFFER.width
        const y = (row * CELL.height + Math.floor(at / CELL.width) + down) / TEXT_BUFFER.height
        sum += luminanceAt(seen, bufferToGlass({ x, y }, warp))
      }
    }
    return sum / LOOKS.length ** 2
  })
}

function luminanceAt({ height, pixels, width }: Picture, at: { x: number; y: number }): number {
  const x = Math.min(width - 1, Math.max(0, Math.floor(at.x * width)))
  const y = Math.min(height - 1, Math.max(0, Math.floor(at.y * height)))
  const from = (y * width + x) * 4
  return luminance(pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0)
}

function nearest(
  view: readonly number[],
  known: readonly Glyph[],
  lit: number,
  dark: number,
): Glyph {
  let best = known[0] ?? { text: '', bitmap: [] }
  let least = Number.POSITIVE_INFINITY
  for (const glyph of known) {
    let distance = 0
    for (let at = 0; at < view.length && distance < least; at += 1) {
      const off = (view[at] ?? 0) - (glyph.bitmap[at] ? lit : dark)
      distance += off * off
    }
    if (distance < least) {
      least = distance
      best = glyph
    }
  }
  return best
}
