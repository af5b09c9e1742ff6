import { BLINK, BOLD, DIM, INVERSE, UNDERLINE } from '#src/ecs/components/text-run.ts'
import { CELL } from '#src/ecs/screen-mode.ts'
import { unifont } from './glyph-pages.ts'
import { TEST_PALETTE } from './test-look.ts'

/** A grapheme on the screen, drawn by the reference directly from the font. */
export interface ReferenceCell {
  readonly column: number
  readonly row: number
  readonly text: string
  readonly foreground: number
  readonly background: number
  readonly attributes: number
}

/** Represents a character without a glyph. */
const REPLACED = '\ufffe'

/** The expected buffer, pixel by pixel, computed without atlas, sheet or shader. */
export function referencePixels(
  size: { readonly width: number; readonly height: number },
  cells: readonly ReferenceCell[],
  areBlinksLit: boolean,
  { transparent = false }: { transparent?: boolean } = {},
): Uint8Array {
  const pixels = new Uint8Array(size.width * size.height * 4)
  const black = TEST_PALETTE[0] ?? [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) pixels.set([...black, transparent ? 0 : 255], at)
  for (const cell of cells) {
    const bitmap = bitmapOf(cell.text)
    const width = (bitmap[0]?.length ?? 0) as number
    for (const [y, row] of bitmap.entries()) {
      for (let x = 0; x < width; x += 1) {
        const left = cell.column * CELL.width + x
        const top = cell.row * CELL.height + y
        const color = colorOf(cell, row, x, y, areBlinksLit)
        pixels.set([...color, 255], (top * size.width + left) * 4)
      }
    }
  }
  return pixels
}

function colorOf(
  { attributes, background, foreground }: ReferenceCell,
  row: readonly boolean[],
  x: number,
  y: number,
  areBlinksLit: boolean,
): readonly number[] {
  const has = (attribute: number): boolean => (attributes & attribute) !== 0
  const isSwapped = has(INVERSE)
  const ink = TEST_PALETTE[isSwapped ? background : foreground] ?? []
  const paper = TEST_PALETTE[isSwapped ? foreground : background] ?? []
  const isBold = has(BOLD) && x % CELL.width > 0 && row[x - 1] === true
  const isInk = row[x] === true || isBold || (has(UNDERLINE) && y === 15)
  const isLit = isInk && (areBlinksLit || !has(BLINK))
  if (!isLit) return paper
  return has(DIM) ? ink.map((channel, index) => (channel + (paper[index] ?? 0)) >> 1) : ink
}

/** 16 rows of pixels: the glyphs of all its characters, with marks over the last cell. */
function bitmapOf(text: string): boolean[][] {
  if (text === REPLACED) {
    return Array.from({ length: 16 }, (_, y) =>
      Array.from({ length: 8 }, (_pixel, x) => {
        const isEdge = y === 3 || y === 13 || x === 1 || x === 6
        return isEdge && y >= 3 && y <= 13 && x >= 1 && x <= 6
      }),
    )
  }
  // Surrogate pairs and clusters are composed. A single character is drawn as it is.
  const drawn = text.length === 1 ? text : text.normalize('NFC')
  const glyphs = Array.from(drawn, (character) => unifont().cut(character.codePointAt(0) ?? 0))
  const cells = Math.max(1, ...glyphs.map(({ width }) => width))
  return Array.from({ length: 16 }, (_, y) =>
    Array.from({ length: cells * 8 }, (_pixel, x) =>
      glyphs.some(({ rows, width }) => {
        const from = width === 0 ? (cells - 1) * 8 : 0
        const pixel = x - from
        if (pixel < 0 || pixel >= Math.max(1, width) * 8) return false
        return (((rows[(pixel >> 3) * 16 + y] ?? 0) >> (7 - (pixel & 7))) & 1) === 1
      }),
    ),
  )
}

/** The number of pixels that differ between two pictures of one size. */
export function wrongPixels(seen: Uint8Array, wished: Uint8Array): number {
  if (seen.length !== wished.length) return Number.POSITIVE_INFINITY
  let wrong = 0
  for (let at = 0; at < wished.length; at += 4) {
    const isWrong = [0, 1, 2, 3].some((channel) => seen[at + channel] !== wished[at + channel])
    if (isWrong) wrong += 1
  }
  return wrong
}
