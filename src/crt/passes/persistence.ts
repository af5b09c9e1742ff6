import { type Scene } from '../engine/phaser.ts'
import { type Look } from '../knobs.ts'
import source from '../shaders/persistence.frag?raw'
import { type Size } from '../sizes.ts'
import { storeHalfFloats } from './half-float-target.ts'
import { createOffScreenPass } from './off-screen-pass.ts'
import { composeProgram, type Uniforms } from './program.ts'

/** The value at which the shader ends the afterglow, and the number of half-lives of light that takes from full. */
const CUT = 2 / 255
const HALF_LIVES_TO_BLACK = 2 * Math.log2(1 / CUT)

type Phosphor = Pick<Look, 'halfLife' | 'tailRed' | 'tailGreen' | 'tailBlue'>

/** How long after the beam has left the screen is exactly black again, in ms. */
export function afterglowOf(phosphor: Phosphor): number {
  return Math.max(...halfLivesOf(phosphor)) * HALF_LIVES_TO_BLACK
}

/**
 * The share of a stored value left after `elapsed` ms, in red, green and blue. Light is the square of the value, so the
 * value's half-life is twice as long.
 */
export function decayOf(elapsed: number, phosphor: Phosphor): readonly number[] {
  return halfLivesOf(phosphor).map((halfLife) =>
    halfLife > 0 ? 2 ** (-elapsed / (2 * halfLife)) : 0,
  )
}

export const NO_AFTERGLOW: readonly number[] = [0, 0, 0]

function halfLivesOf({ halfLife, tailBlue, tailGreen, tailRed }: Phosphor): number[] {
  return [tailRed, tailGreen, tailBlue].map((tail) => (halfLife * tail) / 100)
}

export interface Persistence {
  /** Draws the next frame of the afterglow over `source`; returns the texture key of what glows now. */
  draw(source: string, decay: readonly number[]): string
  release(): void
}

/**
 * The phosphor's memory: two textures that read each other in turn. Half floats hold small losses exactly enough for
 * any frame rate; on a device without them bytes are rounded by chance.
 */
export function createPersistence(
  scene: Scene,
  prefix: string,
  size: Size,
  halfFloats: WebGL2RenderingContext | null,
): Persistence {
  const uniforms: Uniforms = { uSource: 0, uBefore: 1, uDecay: NO_AFTERGLOW, uFrame: 0 }
  const program = composeProgram('persistence', halfFloats ? [] : ['EIGHT_BIT'], [source])
  const create = (key: string) => {
    const pass = createOffScreenPass(scene, {
      key,
      part: 'afterglow',
      program,
      size,
      smooth: false,
      uniforms,
    })
    if (halfFloats) storeHalfFloats(pass.shader, halfFloats, { smooth: false })
    return pass
  }
  let now = create(`${prefix}-phosphor-a`)
  let before = create(`${prefix}-phosphor-b`)
  let frame = 0

  return {
    draw(source, decay) {
      frame = (frame + 1) % 1024
      uniforms['uDecay'] = decay
      uniforms['uFrame'] = frame
      ;[now, before] = [before, now]
      return now.draw([source, before.key])
    },
    release() {
      now.release()
      before.release()
    },
  }
}
