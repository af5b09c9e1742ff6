import { type Scene } from '../engine/phaser.ts'
import source from '../shaders/halve.frag?raw'
import { type Size } from '../sizes.ts'
import { createOffScreenPass, type OffScreenPass } from './off-screen-pass.ts'
import { composeProgram } from './program.ts'

/**
 * Creates the pass that draws the picture at half its size, averaging light. Bloom, halation and burn-in read its
 * result.
 */
export function createHalving(scene: Scene, prefix: string, buffer: Size): OffScreenPass {
  return createOffScreenPass(scene, {
    key: `${prefix}-half`,
    part: 'glow',
    program: composeProgram('halve', [], [source]),
    size: shrink(buffer, 2),
    smooth: true,
    uniforms: { uSource: 0 },
  })
}

/** Divides a size. Rounds up. */
export function shrink({ height, width }: Size, divisor: number): Size {
  return { width: Math.ceil(width / divisor), height: Math.ceil(height / divisor) }
}
