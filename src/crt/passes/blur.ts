import { type Scene } from '../engine/phaser.ts'
import source from '../shaders/blur.frag?raw'
import { type Size } from '../sizes.ts'
import { shrink } from './halving.ts'
import { createOffScreenPass } from './off-screen-pass.ts'
import { composeProgram, type Uniforms } from './program.ts'

/** The shader's Gaussian has a standard deviation of this many steps from tap to tap. */
const DEVIATION_IN_STEPS = 1.8

export interface Blur {
  /** Blurs by a radius (two standard deviations) in buffer pixels; returns the result's texture key. */
  draw(from: string, radius: number): string
  release(): void
}

/**
 * A Gaussian in two sweeps. One of its pixels is `divisor` buffer pixels wide: 2 for bloom, 4 for halation, which reads
 * the halved picture between its texels.
 */
export function createBlur(scene: Scene, prefix: string, buffer: Size, divisor: 2 | 4): Blur {
  const size = shrink(buffer, divisor)
  const program = composeProgram('blur', [], [source])
  const sweep = (name: string) => {
    const uniforms: Uniforms = { uSource: 0, uOutput: [size.width, size.height], uStep: [0, 0] }
    const key = `${prefix}-${name}`
    return {
      uniforms,
      pass: createOffScreenPass(scene, { key, program, size, smooth: true, uniforms }),
    }
  }
  const across = sweep('across')
  const down = sweep('down')

  return {
    draw(from, radius) {
      const step = radius / 2 / DEVIATION_IN_STEPS
      across.uniforms['uStep'] = [step / buffer.width, 0]
      down.uniforms['uStep'] = [0, step / buffer.height]
      return down.pass.draw([across.pass.draw([from])])
    },
    release() {
      across.pass.release()
      down.pass.release()
    },
  }
}
