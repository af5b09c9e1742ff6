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
/** How far the overdriven beam goes from the phosphor's colour to white. */
const WASH = 0.55

/** The sixteen colours that the terminal paints with under a look. */
export function paletteOf(
  look: Pick<Look, 'phosphorRed' | 'phosphorGreen' | 'phosphorBlue'>,
): readonly Rgb[] {
  const phosphor: Rgb = [look.phosphorRed, look.phosphorGreen, look.phosphorBlue]
  return LEVELS.map((level, index) => {
    const wash = index === OVERDRIVEN ? WASH : 0
    return mapRgb(phosphor, (value) => Math.round((value + (255 - value) * wash) * level))
  })
}

function mapRgb([red, green, blue]: Rgb, change: (value: number) => number): Rgb {
  return [change(red), change(green), change(blue)]
}
