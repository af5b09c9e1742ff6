import { type Scene } from '../engine/phaser.ts'
import source from '../shaders/blur.frag?raw'
import { type Size } from '../sizes.ts'
import { shrink } from './halving.ts'
import { createOffScreenPass } from './off-screen-pass.ts'
import { composeProgram, type Uniforms } from './program.ts'

/** The standard deviation of the shader's Gaussian, in steps between two taps. */
const DEVIATION_IN_STEPS = 1.8

export interface BlurParameters {
  /** The texture key of the picture to blur. */
  readonly from: string
  /** Two standard deviations, in buffer pixels. */
  readonly radius: number
  /** The share of the light to spread. */
  readonly amount: number
  /** The key of a texture whose light is added to the result. */
  readonly under?: string
}

export interface Blur {
  /** Returns the texture key of the result. */
  draw(parameters: BlurParameters): string
  release(): void
}

/**
 * Creates a Gaussian blur of the half-size picture, in a horizontal and a vertical pass. The buffer is `divisor` times
 * as wide and high as the result. With 4, the picture is sampled between its texels.
 */
export function createBlur(scene: Scene, prefix: string, buffer: Size, divisor: 2 | 4): Blur {
  const size = shrink(buffer, divisor)
  const across = createSweep(scene, `${prefix}-across`, size)
  const down = createSweep(scene, `${prefix}-down`, size)

  return {
    draw({ amount, from, radius, under }) {
      const step = radius / 2 / DEVIATION_IN_STEPS
      const half = across.draw([from, from], {
        uStep: [step / buffer.width, 0],
        uAmount: 1,
        uUnderShare: 0,
      })
      return down.draw([half, under ?? half], {
        uStep: [0, step / buffer.height],
        uAmount: amount,
        uUnderShare: under ? 1 : 0,
      })
    },
    release() {
      across.release()
      down.release()
    },
  }
}

/** One pass of the blur, along its `uStep`. */
function createSweep(scene: Scene, key: string, size: Size) {
  const uniforms: Uniforms = { uSource: 0, uUnder: 1, uOutput: [size.width, size.height] }
  const program = composeProgram('blur', [], [source])
  const pass = createOffScreenPass(scene, {
    key,
    part: 'glow',
    program,
    size,
    smooth: true,
    uniforms,
  })
  return {
    draw(textures: string[], values: Uniforms): string {
      Object.assign(uniforms, values)
      return pass.draw(textures)
    },
    release: pass.release,
  }
}
