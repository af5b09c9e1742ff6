import { type KnobValues } from '../knobs.ts'
import { type PowerState } from '../power.ts'
import { warpOf } from '../warp.ts'
import { type GlassSetup, hasBloom, hasHalation } from './glass-parts.ts'
import { type Uniforms } from './program.ts'
import { scanlinesFor } from './scanlines.ts'

/** The most light that each effect adds or removes. 1 is the brightest text. */
const FULL = { glare: 0.05, grain: 0.6, noise: 0.5, hum: 0.02, glowLine: 0.05 } as const
/** The greatest change of light by flicker, as a share, in both directions. */
const FLICKER = 0.018
/** The second flicker is slower by the golden ratio, so that the two do not repeat together. */
const SECOND_FLICKER_RATIO = 0.618
/** New noise and jitter patterns per second. */
const PATTERNS_PER_SECOND = 24
const PATTERN_COUNT = 1024

/** The uniforms that change only with the knobs. */
export function staticUniforms(setup: GlassSetup): Uniforms {
  const { buffer, contentScale, knobs, output } = setup
  const { bend, inner, outer } = warpOf(knobs, output, contentScale)
  const scanlines = scanlinesFor(buffer.height, output.height)
  /** The width of the transition between two texels, in texels. At least one device pixel. */
  const seam = (texels: number, pixels: number): number => {
    const onePixel = Math.min(1, texels / pixels)
    return onePixel + (1 - onePixel) * knobs.beamSoftness
  }
  const phosphor = phosphorLight(knobs)
  return {
    uLit: 0,
    uGlow: 1,
    uBurn: 2,
    uBuffer: [buffer.width, buffer.height],
    uOutput: [output.width, output.height],
    uBend: [bend.x, bend.y],
    uOuter: [outer.x, outer.y],
    uInner: [inner.x, inner.y],
    uCornerRadius: knobs.cornerRadius,
    uBezel: [Math.max(0.02, knobs.bezelSize), knobs.bezelLight ** 2, reflectionOf(knobs)],
    uSeam: [seam(buffer.width, output.width), seam(buffer.height, output.height)],
    uDefocus: knobs.cornerDefocus,
    uScanlineDepth: knobs.scanlineDepth * scanlines.visibility,
    uRowsPerScanline: scanlines.rows,
    uBeamGrowth: knobs.beamGrowth,
    uBurnIn: knobs.burnIn,
    uVignette: knobs.vignette,
    uAmbient: phosphor.map((light) => light * knobs.ambient),
    uGlare: knobs.glare * FULL.glare,
    uGrain: knobs.grain * FULL.grain,
    uMask: [knobs.maskType, knobs.maskDepth, knobs.maskPitch],
    uSplit: [knobs.misconvergenceX, knobs.misconvergenceY, knobs.misconvergenceCorners],
    uNoise: [knobs.noise * FULL.noise, knobs.noiseSize],
    uPhosphor: phosphor,
    uCalibration: [knobs.brightness / 100, knobs.contrast / 100],
  }
}

/** The uniforms of the animated effects, `seconds` after the start of their clock. */
export function animatedUniforms({ buffer, knobs }: GlassSetup, seconds: number): Uniforms {
  const phase = (hertz: number): number => (seconds * hertz) % 1
  const wave = (hertz: number): number => Math.sin(2 * Math.PI * phase(hertz))
  const { flickerSpeed } = knobs
  const breathing = 0.6 * wave(flickerSpeed) + 0.4 * wave(flickerSpeed * SECOND_FLICKER_RATIO)
  return {
    uFrame: Math.floor(seconds * PATTERNS_PER_SECOND) % PATTERN_COUNT,
    uSway: [
      knobs.jitter / buffer.width,
      knobs.horizontalSync / buffer.width,
      phase(knobs.horizontalSyncSpeed),
    ],
    uBars: [
      knobs.humBar * FULL.hum,
      phase(knobs.humBarSpeed),
      knobs.glowLine * FULL.glowLine,
      phase(knobs.glowLineSpeed),
    ],
    uFlicker: 1 - FLICKER * knobs.flicker * (1 - breathing),
  }
}

export function powerUniforms({ height, light, shake, width }: PowerState): Uniforms {
  return { uPower: [light, width, height, shake] }
}

/** The reflection is made of bloom and halation, so their strength is divided out. */
function reflectionOf(knobs: KnobValues): number {
  const bloom = hasBloom(knobs) ? knobs.bloom : 0
  const halation = hasHalation(knobs) ? knobs.halation : 0
  return knobs.bezelReflection / (bloom + halation || 1)
}

/** The phosphor's colour as light, which is the square of the stored value. */
function phosphorLight({ phosphorBlue, phosphorGreen, phosphorRed }: KnobValues): number[] {
  return [phosphorRed, phosphorGreen, phosphorBlue].map((value) => (value / 255) ** 2)
}
