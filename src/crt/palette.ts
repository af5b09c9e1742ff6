import { type Look } from './knobs.ts'
import { type ContrastKnobs, contrastOfText } from './text-contrast.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The brightness of the terminal's sixteen colours, as a share of the stored value. A phosphor has one colour, so the sixteen
 * are brightness levels: 0 is dark, 7 normal text, 8 dim text; 1-6 are fills and rules in rising order, 9-14 levels from dim
 * to normal; 15 is bright, where the beam is overdriven towards white.
 */
const LEVELS = [
  0, 0.12, 0.18, 0.26, 0.36, 0.46, 0.56, 1, 0.78, 0.81, 0.84, 0.87, 0.9, 0.93, 0.96, 1,
] as const
const OVERDRIVEN = 15
/** The first level of dim text and the last one below normal text. */
const DIM = { first: 8, last: 14 } as const
/** The contrast through the tube that dim text must have, with a reserve for the estimate. */
const DIM_CONTRAST = 4.9
/** The highest level of dim text, at which it still differs from normal text; and its level on paper. */
const BRIGHTEST_DIM = 0.96
const DIM_ON_PAPER = 0.93

/** The sixteen colours on a colour tube: the hues of a PC's text mode at about the brightness of the levels above. */
const HUES: readonly Rgb[] = [
  [0, 0, 0],
  [0, 16, 64],
  [0, 56, 24],
  [0, 68, 84],
  [112, 32, 24],
  [112, 32, 124],
  [148, 88, 0],
  [232, 232, 232],
  [162, 162, 162],
  [116, 148, 255],
  [85, 224, 85],
  [85, 236, 236],
  [255, 128, 112],
  [255, 128, 255],
  [255, 240, 96],
  [255, 255, 255],
]
/** The remaining light of ink on paper. */
const INK = 0.1

/** The sixteen colours of the terminal for a look. Dim text is brighter where the tube takes much of its contrast. */
export function paletteOf(look: ContrastKnobs & Pick<Look, 'overdrive' | 'paper'>): readonly Rgb[] {
  const phosphor: Rgb = [look.phosphorRed, look.phosphorGreen, look.phosphorBlue]
  const dim = dimLevelOf(look)
  return LEVELS.map((plain, index) => {
    const level = index < DIM.first || index > DIM.last ? plain : levelFrom(dim, plain)
    const wash = index === OVERDRIVEN ? look.overdrive : 0
    const shown = look.paper > 0 ? 1 - (1 - INK) * level : level
    const hue = hueAt(index, dim) ?? phosphor
    return mapRgb(phosphor, (value, channel) => {
      const mono = (value + (255 - value) * wash) * shown
      return Math.round(mono + ((hue[channel] ?? mono) - mono) * look.chroma)
    })
  })
}

/** Returns the least level of dim text that has its contrast. */
function dimLevelOf(look: ContrastKnobs & Pick<Look, 'paper'>): number {
  if (look.paper > 0) return DIM_ON_PAPER
  // The contrast of text is nearly proportional to its light, which is the square of its level.
  const needed = Math.sqrt((DIM_CONTRAST - 1) / Math.max(1e-6, contrastOfText(look) - 1))
  return Math.min(needed, BRIGHTEST_DIM)
}

/** Moves a level between dim and normal text for another level of dim text. */
function levelFrom(dim: number, plain: number): number {
  const least = LEVELS[DIM.first]
  return dim <= least ? plain : 1 - ((1 - plain) * (1 - dim)) / (1 - least)
}

function hueAt(index: number, dim: number): Rgb | undefined {
  const hue = HUES[index]
  const normal = HUES[7]
  return index === DIM.first && hue && normal
    ? mapRgb(hue, (value, channel) => Math.max(value, (normal[channel] ?? 0) * dim))
    : hue
}

function mapRgb([red, green, blue]: Rgb, change: (value: number, channel: number) => number): Rgb {
  return [change(red, 0), change(green, 1), change(blue, 2)]
}
