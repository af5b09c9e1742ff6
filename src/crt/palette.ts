import { type Look } from './knobs.ts'

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

/** The sixteen colours of the terminal for a look. */
export function paletteOf(
  look: Pick<
    Look,
    'phosphorRed' | 'phosphorGreen' | 'phosphorBlue' | 'overdrive' | 'chroma' | 'paper'
  >,
): readonly Rgb[] {
  const phosphor: Rgb = [look.phosphorRed, look.phosphorGreen, look.phosphorBlue]
  return LEVELS.map((level, index) => {
    const wash = index === OVERDRIVEN ? look.overdrive : 0
    const shown = look.paper > 0 ? 1 - (1 - INK) * level : level
    const hue = HUES[index] ?? phosphor
    return mapRgb(phosphor, (value, channel) => {
      const mono = (value + (255 - value) * wash) * shown
      return Math.round(mono + ((hue[channel] ?? mono) - mono) * look.chroma)
    })
  })
}

function mapRgb([red, green, blue]: Rgb, change: (value: number, channel: number) => number): Rgb {
  return [change(red, 0), change(green, 1), change(blue, 2)]
}
