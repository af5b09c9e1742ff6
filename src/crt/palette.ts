import { type Look } from './knobs.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * How brightly each of the terminal's sixteen colours drives the beam, as a share of the stored value. One phosphor has
 * one colour, so the sixteen are steps of brightness: 0 dark, 7 normal text, 8 dim text; 1-6 are fills and rules in
 * rising order, 9-14 steps from dim to normal, 15 bright, where the beam is overdriven towards white.
 */
const LEVELS = [
  0, 0.12, 0.18, 0.26, 0.36, 0.46, 0.56, 1, 0.64, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1,
] as const
const OVERDRIVEN = 15

/** The same sixteen on a colour tube: hues of a PC's text mode, as bright as their steps ask for. */
const HUES: readonly Rgb[] = [
  [0, 0, 0],
  [0, 16, 64],
  [0, 56, 24],
  [0, 68, 84],
  [112, 32, 24],
  [112, 32, 124],
  [148, 88, 0],
  [232, 232, 232],
  [150, 150, 150],
  [116, 148, 255],
  [85, 224, 85],
  [85, 236, 236],
  [255, 128, 112],
  [255, 128, 255],
  [255, 240, 96],
  [255, 255, 255],
]
/** What is left of the light where ink lies on paper. */
const INK = 0.1

/** The sixteen colours that the terminal paints with under a look. */
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
