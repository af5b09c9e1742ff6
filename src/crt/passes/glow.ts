import { type Scene } from '../engine/phaser.ts'
import { type KnobValues } from '../knobs.ts'
import { type Size } from '../sizes.ts'
import { type Blur, createBlur } from './blur.ts'
import { hasBloom, hasBurnIn, hasHalation, hasReflection } from './glass-parts.ts'
import { createHalving } from './halving.ts'
import { type OffScreenPass } from './off-screen-pass.ts'

/** Blur radius of the reflection when neither bloom nor halation is on, in buffer pixels. */
const MIRROR_RADIUS = 22

/** The glow around lit pixels: bloom and halation. */
export interface Glow {
  /** The texture key of the last picture at half its size. Undefined until one was drawn. */
  readonly half: string | undefined
  /** Returns the texture key of the glow, or undefined when neither glow nor reflection is on. */
  draw(lit: string, knobs: KnobValues): string | undefined
  release(): void
}

export interface GlowSetup {
  readonly buffer: Size
  /** Whether bloom is drawn at half the buffer's size. Otherwise it is drawn at a quarter, which is cheaper. */
  readonly isFine: boolean
}

export function createGlow(scene: Scene, prefix: string, { buffer, isFine }: GlowSetup): Glow {
  let halving: OffScreenPass | undefined
  let halation: Blur | undefined
  let bloom: Blur | undefined
  let half: string | undefined

  const drawHalation = (from: string, radius: number, amount: number): string => {
    halation ??= createBlur(scene, `${prefix}-halation`, buffer, 4)
    return halation.draw({ from, radius, amount })
  }

  return {
    get half() {
      return half
    },
    draw(lit, knobs) {
      const isBlooming = hasBloom(knobs)
      const hasHaze = hasHalation(knobs)
      const isMirrored = hasReflection(knobs)
      if (!isBlooming && !hasHaze && !isMirrored && !hasBurnIn(knobs)) return undefined
      halving ??= createHalving(scene, prefix, buffer)
      half = halving.draw([lit])
      let glow: string | undefined
      if (hasHaze) glow = drawHalation(half, knobs.halationRadius, knobs.halation)
      if (isBlooming) {
        bloom ??= createBlur(scene, `${prefix}-bloom`, buffer, isFine ? 2 : 4)
        const parameters = { from: half, radius: knobs.bloomRadius, amount: knobs.bloom }
        glow = bloom.draw(glow ? { ...parameters, under: glow } : parameters)
      }
      if (glow === undefined && isMirrored) glow = drawHalation(half, MIRROR_RADIUS, 1)
      return glow
    },
    release() {
      for (const pass of [halving, halation, bloom]) pass?.release()
    },
  }
}
