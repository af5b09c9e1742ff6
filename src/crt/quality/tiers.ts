import { type KnobValues } from '../knobs.ts'

/** How much the tube is drawn with, from the least to all of it. */
export const TIERS = ['bare', 'lean', 'saving', 'full'] as const
export type Tier = (typeof TIERS)[number]

/** How a tube is drawn on this device and for this player. */
export interface Manner {
  readonly tier: Tier
  /** The player asked for less motion. */
  readonly isStill: boolean
}

/** How often a second effects that move by themselves may ask for a frame. */
export const EFFECTS_HERTZ: Readonly<Record<Tier, number>> = {
  full: 60,
  saving: 20,
  lean: 20,
  bare: 10,
}

/** What is left out where it costs more than it shows; the shape of the picture never changes. */
const LEAN: Partial<KnobValues> = {
  grain: 0,
  glare: 0,
  cornerDefocus: 0,
  bezelReflection: 0,
  halation: 0,
  misconvergenceX: 0,
  misconvergenceY: 0,
  misconvergenceCorners: 0,
}
const BARE: Partial<KnobValues> = {
  ...LEAN,
  halfLife: 0,
  burnIn: 0,
  noise: 0,
  jitter: 0,
  humBar: 0,
  glowLine: 0,
  maskDepth: 0,
}

/** The knobs as far as a tier draws them. */
export function knobsOfTier(knobs: KnobValues, tier: Tier): KnobValues {
  if (tier === 'bare') return { ...knobs, ...BARE }
  return tier === 'lean' ? { ...knobs, ...LEAN } : knobs
}

/** Whether neighbouring pixels melt both ways; else only along the beam, where it shows most. */
export function isFine(tier: Tier): boolean {
  return tier === 'full' || tier === 'saving'
}

/** The knobs for who asked for less motion: nothing moves, glows on or folds up by itself. */
export function withoutMotion(knobs: KnobValues): KnobValues {
  return {
    ...knobs,
    ...{ noise: 0, jitter: 0, horizontalSync: 0, humBar: 0, glowLine: 0, flicker: 0 },
    ...{ halfLife: 0, warmUp: 0, degauss: 0, powerOff: 0 },
  }
}
