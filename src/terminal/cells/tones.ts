import { BLINK, DIM, INVERSE } from '#src/ecs/components/text-run.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/** The style of a cell: palette indexes 0-15, and the attribute bits of src/ecs/components/text-run.ts. */
export interface CellStyle {
  readonly foreground: number
  readonly background: number
  readonly attributes: number
}

/**
 * A tone is a byte that contains the indexes of two colours, the lower index in its lower four bits. Two equal indexes
 * mean that colour, two different ones their average (dim ink is the average of ink and paper). Bytes with the higher
 * index in the lower bits are not needed, so one of them means transparent.
 */
export const TRANSPARENT = 0x01
const TONES = 256

/** The tone of a cell's paper, and in the byte above it the tone of its ink. Ignores attributes that change the glyph. */
export function tonesOf(style: CellStyle, areBlinksLit: boolean): number {
  const { attributes } = style
  const isSwapped = (attributes & INVERSE) !== 0
  const paper = isSwapped ? style.foreground : style.background
  const ink = isSwapped ? style.background : style.foreground
  const below = paper * 0x11
  if ((attributes & BLINK) !== 0 && !areBlinksLit) return below * 0x101
  const isDim = (attributes & DIM) !== 0
  const above = isDim ? Math.min(ink, paper) | (Math.max(ink, paper) << 4) : ink * 0x11
  return below | (above << 8)
}

/** All tones as RGBA, for the grid shader. Only {@link TRANSPARENT} has alpha 0. */
export function toneBytes(palette: readonly Rgb[]): Uint8Array {
  const bytes = new Uint8Array(TONES * 4)
  for (let tone = 0; tone < TONES; tone += 1) {
    const [one, other] = [palette[tone & 15] ?? BLACK, palette[tone >> 4] ?? BLACK]
    const mixed = one.map((value, channel) => (value + (other[channel] ?? 0)) >> 1)
    bytes.set([...mixed, tone === TRANSPARENT ? 0 : 255], tone * 4)
  }
  return bytes
}

const BLACK: Rgb = [0, 0, 0]
