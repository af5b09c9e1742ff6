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
export interface Spill {
  /** The texture key of the last picture at half its size, or undefined. */
  readonly half: string | undefined
  /** Returns the texture key of the glow, or undefined when neither glow nor reflection is on. */
  draw(lit: string, knobs: KnobValues): string | undefined
  release(): void
}

export interface SpillSetup {
  readonly buffer: Size
  /** Whether the bloom is drawn at half the buffer's size, rather than at a quarter, which costs a quarter. */
  readonly isFine: boolean
}

export function createSpill(scene: Scene, prefix: string, { buffer, isFine }: SpillSetup): Spill {
  let halving: OffScreenPass | undefined
  let haze: Blur | undefined
  let bloom: Blur | undefined
  let half: string | undefined

  const drawHaze = (from: string, radius: number, amount: number): string => {
    haze ??= createBlur(scene, `${prefix}-halation`, buffer, 4)
    return haze.draw({ from, radius, amount })
  }

  return {
    get half() {
      return half
    },
    draw(lit, knobs) {
      const isBlooming = hasBloom(knobs)
      const isHazy = hasHalation(knobs)
      const isMirrored = hasReflection(knobs)
      if (!isBlooming && !isHazy && !isMirrored && !hasBurnIn(knobs)) return undefined
      halving ??= createHalving(scene, prefix, buffer)
      half = halving.draw([lit])
      let spilled: string | undefined
      if (isHazy) spilled = drawHaze(half, knobs.halationRadius, knobs.halation)
      if (isBlooming) {
        bloom ??= createBlur(scene, `${prefix}-bloom`, buffer, isFine ? 2 : 4)
        const how = { from: half, radius: knobs.bloomRadius, amount: knobs.bloom }
        spilled = bloom.draw(spilled ? { ...how, under: spilled } : how)
      }
      if (spilled === undefined && isMirrored) spilled = drawHaze(half, MIRROR_RADIUS, 1)
      return spilled
    },
    release() {
      for (const pass of [halving, haze, bloom]) pass?.release()
    },
  }
}
