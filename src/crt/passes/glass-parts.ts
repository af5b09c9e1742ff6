import { type KnobValues } from '../knobs.ts'
import source from '../shaders/glass.frag?raw'
import warp from '../shaders/warp.glsl?raw'
import { type Size } from '../sizes.ts'
import { composeProgram, type Program } from './program.ts'
import { scanlinesFor } from './scanlines.ts'

/** The settings that decide which parts of the glass shader are compiled. */
export interface GlassSetup {
  readonly knobs: KnobValues
  readonly buffer: Size
  /** Device pixels. */
  readonly output: Size
  /** The share of the glass that the picture and its margin take. */
  readonly contentScale: number
  /** Whether neighbouring pixels are blended in both directions, rather than only along the scanline. */
  readonly isFine: boolean
  /** Whether the tube is powering on or off. */
  readonly isPowering: boolean
}

export function hasBloom({ bloom, bloomRadius }: KnobValues): boolean {
  return bloom > 0 && bloomRadius > 0
}

export function hasHalation({ halation, halationRadius }: KnobValues): boolean {
  return halation > 0 && halationRadius > 0
}

/** Whether there is a bezel that can reflect the picture. */
export function hasReflection(knobs: KnobValues): boolean {
  return knobs.bezelReflection > 0 && hasEdge(knobs)
}

export function hasBurnIn({ burnIn, burnInSpeed }: KnobValues): boolean {
  return burnIn > 0 && burnInSpeed > 0
}

/** Whether the picture has animated effects. */
export function isMoving(knobs: KnobValues): boolean {
  const { flicker, flickerSpeed, glowLine, glowLineSpeed, horizontalSync } = knobs
  const { horizontalSyncSpeed, humBar, humBarSpeed, jitter, noise } = knobs
  const rates = [
    noise,
    jitter,
    horizontalSync * horizontalSyncSpeed,
    humBar * humBarSpeed,
    glowLine * glowLineSpeed,
    flicker * flickerSpeed,
  ]
  return rates.some((rate) => rate > 0)
}

/** Whether the glass is curved, has round corners or has a bezel. */
function hasEdge({ bezelSize, cornerRadius, curvature }: KnobValues): boolean {
  return curvature > 0 || cornerRadius > 0 || bezelSize > 0
}

/** Composes the glass shader from the parts that are switched on. A knob at its off value costs nothing and changes nothing. */
export function composeGlass(setup: GlassSetup): Program {
  const { buffer, contentScale, isFine, isPowering, knobs, output } = setup
  const scanlines = scanlinesFor(buffer.height, output.height)
  const isInset = knobs.margin > 0 || contentScale < 1
  const isSwaying = knobs.jitter > 0 || knobs.horizontalSync > 0
  const isSplit =
    knobs.misconvergenceX !== 0 || knobs.misconvergenceY !== 0 || knobs.misconvergenceCorners > 0
  const isBent = knobs.curvature > 0 || knobs.bezelSize > 0 || isInset
  const isGlowing = hasBloom(knobs) || hasHalation(knobs)
  const light: Record<string, boolean> = {
    SOFT: knobs.beamSoftness > 0 || knobs.cornerDefocus > 0,
    SCANLINES: knobs.scanlineDepth * scanlines.visibility > 0,
    GLOW: isGlowing,
    BURN: hasBurnIn(knobs),
    AMBIENT: knobs.ambient > 0,
    GLARE: knobs.glare > 0,
    GRAIN: knobs.grain > 0,
    VIGNETTE: knobs.vignette > 0,
    MASK: knobs.maskType > 0 && knobs.maskDepth > 0,
    SPLIT: isSplit,
    NOISE: knobs.noise > 0,
    SWAY: isSwaying,
    BARS: knobs.humBar > 0 || knobs.glowLine > 0,
    FLICKER: knobs.flicker > 0,
    POWER: isPowering,
  }
  const parts: Record<string, boolean> = {
    ...light,
    BEND: isBent,
    ACROSS: !isFine,
    INSET: isInset || isSwaying || isPowering,
    MOVED: isBent || isSwaying || isPowering || isSplit,
    EDGE: hasEdge(knobs),
    BEZEL: hasEdge(knobs) && (knobs.bezelLight > 0 || knobs.bezelReflection > 0),
    GLOWING: isGlowing || hasReflection(knobs),
    CALIBRATE: knobs.brightness !== 100 || knobs.contrast !== 100,
    LIGHT: Object.values(light).includes(true),
  }
  const defines = Object.keys(parts).filter((part) => parts[part])
  return composeProgram('glass', defines, [warp, source])
}
