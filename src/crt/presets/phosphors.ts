import { type Look } from '../knobs.ts'

export type PhosphorId = 'P1' | 'P3' | 'P4' | 'P7' | 'P11' | 'P22' | 'P31' | 'P39'

type PhosphorKnobs =
  | 'phosphorRed'
  | 'phosphorGreen'
  | 'phosphorBlue'
  | 'halfLife'
  | 'tailRed'
  | 'tailGreen'
  | 'tailBlue'

/** The knobs that a phosphor sets. */
export type Phosphor = Readonly<Pick<Look, PhosphorKnobs>>

type Colour = readonly [red: number, green: number, blue: number]

const EVEN: Colour = [100, 100, 100]

function phosphor(colour: Colour, halfLife: number, tail: Colour = EVEN): Phosphor {
  const [phosphorRed, phosphorGreen, phosphorBlue] = colour
  const [tailRed, tailGreen, tailBlue] = tail
  return { phosphorRed, phosphorGreen, phosphorBlue, halfLife, tailRed, tailGreen, tailBlue }
}

/**
 * Phosphors by their registered numbers. Their half-lives are in the order of their registered persistence classes; short ones
 * are lengthened so that they are visible at 60 frames per second. Tails are in percent: where they differ, the afterglow
 * changes its colour as it fades.
 */
export const PHOSPHORS: Readonly<Record<PhosphorId, Phosphor>> = {
  /** Green, medium persistence: oscilloscopes and early terminals. Here the game's own #39FF14. */
  P1: phosphor([57, 255, 20], 28, EVEN),
  /** Amber, medium persistence. */
  P3: phosphor([255, 176, 0], 20, [110, 100, 100]),
  /** White, medium short persistence: television. */
  P4: phosphor([232, 240, 255], 8, [110, 110, 80]),
  /** A blue flash over a yellow-green layer with long persistence: radar. */
  P7: phosphor([196, 232, 255], 90, [150, 155, 20]),
  /** Blue, short persistence: photographed traces. */
  P11: phosphor([150, 192, 255], 4),
  /** Red, green and blue: colour television and VGA. */
  P22: phosphor([255, 255, 255], 6, [70, 100, 80]),
  /** Bluish green, short persistence, bright: terminals after 1970. */
  P31: phosphor([86, 255, 142], 6),
  /** Yellowish green, long persistence: terminals with a low refresh rate. */
  P39: phosphor([128, 255, 64], 120, [120, 100, 60]),
}
