import { type KnobValues } from '../knobs.ts'

/** The levels of rendering quality, lowest first. */
export const TIERS = ['bare', 'lean', 'saving', 'full'] as const
export type Tier = (typeof TIERS)[number]

/** How many frames per second animated effects may request. */
export const EFFECTS_HERTZ: Readonly<Record<Tier, number>> = {
  full: 60,
  saving: 20,
  lean: 20,
  bare: 10,
}

/** Knobs switched off where their cost exceeds their effect. None of them changes the geometry. */
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

/** The knobs that a tier draws. */
export function knobsOfTier(knobs: KnobValues, tier: Tier): KnobValues {
  if (tier === 'bare') return { ...knobs, ...BARE }
  return tier === 'lean' ? { ...knobs, ...LEAN } : knobs
}

/** Whether neighbouring pixels are blended in both directions, rather than only along the scanline. */
export function isFine(tier: Tier): boolean {
  return tier === 'full' || tier === 'saving'
}

/** The knobs for reduced motion: without animated effects, afterglow and power animations. */
export function withoutMotion(knobs: KnobValues): KnobValues {
  return {
    ...knobs,
    ...{ noise: 0, jitter: 0, horizontalSync: 0, humBar: 0, glowLine: 0, flicker: 0 },
    ...{ halfLife: 0, warmUp: 0, degauss: 0, powerOff: 0 },
  }
}
