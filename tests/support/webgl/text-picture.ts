import { paletteOf, type Rgb } from '#src/crt/palette.ts'
import { type Look } from '#src/crt/knobs.ts'
import { unifont } from '../terminal/glyph-pages.ts'
import { type Picture } from './open-tube-page.ts'

export const CELL = { width: 8, height: 16 } as const

/** A character on the screen: one cell wide, in colours of the palette. */
export interface TextCell {
  readonly column: number
  readonly row: number
  readonly text: string
  readonly foreground: number
  readonly background?: number
}

/** The lit pixels of a cell in the font, row by row. */
export function bitmapOf(text: string): readonly boolean[] {
  const { rows } = unifont().cut(text.codePointAt(0) ?? 32)
  return Array.from({ length: CELL.width * CELL.height }, (_, at) => {
    const row = rows[Math.floor(at / CELL.width)] ?? 0
    return ((row >> (7 - (at % CELL.width))) & 1) === 1
  })
}

/** The buffer with these characters, as the terminal paints it for a look. */
export function drawText(
  size: { readonly width: number; readonly height: number },
  cells: readonly TextCell[],
  look: Look,
): Picture {
  const palette = paletteOf(look)
  const colourOf = (index: number): Rgb => palette[index] ?? [0, 0, 0]
  const pixels = new Uint8Array(size.width * size.height * 4)
  for (let at = 0; at < pixels.length; at += 4) pixels.set([...colourOf(0), 255], at)
  for (const { background = 0, column, foreground, row, text } of cells) {
    for (const [at, isLit] of bitmapOf(text).entries()) {
      const x = column * CELL.width + (at % CELL.width)
      const y = row * CELL.height + Math.floor(at / CELL.width)
      const colour = colourOf(isLit ? foreground : background)
      pixels.set([...colour, 255], (y * size.width + x) * 4)
    }
  }
  return { ...size, pixels }
}

/** Lines of text starting at a cell. */
export function cellsOf(
  lines: readonly string[],
  { column = 0, row = 0, foreground = 7, background = 0 } = {},
): TextCell[] {
  return lines.flatMap((line, down) =>
    Array.from(line, (text, across) => ({
      column: column + across,
      row: row + down,
      text,
      foreground,
      background,
    })),
  )
}
