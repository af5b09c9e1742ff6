import { type Look } from './knobs.ts'

/** The knobs that change how clearly text differs from its ground. */
export type ContrastKnobs = Pick<
  Look,
  | 'phosphorRed'
  | 'phosphorGreen'
  | 'phosphorBlue'
  | 'chroma'
  | 'scanlineDepth'
  | 'beamGrowth'
  | 'bloom'
  | 'halation'
  | 'vignette'
  | 'noise'
  | 'ambient'
>

/** The value of normal text on a colour tube, as a share. */
const CHROMA_TEXT = 232 / 255
/** Light that every screen reflects, in the definition of contrast (WCAG 2.2); between the strokes as it was measured. */
const FLARE = { stroke: 0.05, ground: 0.047 } as const
/** The mean of the vignette over the glass. */
const VIGNETTE_MEAN = 0.156
/** The share of the light that spills out of strokes: always, and with full bloom or halation. */
const SPILL = { always: 0.018, glow: 0.093 } as const
/** What noise takes from a stroke. */
const NOISE_LOSS = 0.4
/** The part of the room's light that is on the ground between the strokes alone. */
const AMBIENT_SHARE = 0.5

/**
 * Estimates the contrast of normal text through the tube. It is within a tenth of what tests/soak/tube.test.ts measures on the
 * glass for the presets with light text.
 */
export function contrastOfText(look: ContrastKnobs): number {
  const phosphor = luminance(look)
  const light = phosphor + (CHROMA_TEXT ** 2 - phosphor) * look.chroma
  const passed = 1 - VIGNETTE_MEAN * look.vignette
  const beam = 1 - 0.5 * look.scanlineDepth * (1 - look.beamGrowth)
  const stroke = light * passed * beam * (1 - NOISE_LOSS * look.noise)
  const spill = light * passed * (SPILL.always + SPILL.glow * (look.bloom + look.halation))
  return (stroke + FLARE.stroke) / (spill + AMBIENT_SHARE * look.ambient + FLARE.ground)
}

function luminance({ phosphorBlue, phosphorGreen, phosphorRed }: ContrastKnobs): number {
  const light = (value: number): number => (value / 255) ** 2.2
  return 0.2126 * light(phosphorRed) + 0.7152 * light(phosphorGreen) + 0.0722 * light(phosphorBlue)
}
