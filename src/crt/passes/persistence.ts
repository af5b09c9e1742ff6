import { type Scene } from '../engine/phaser.ts'
import { type Look } from '../knobs.ts'
import source from '../shaders/persistence.frag?raw'
import { type Size } from '../sizes.ts'
import { storeHalfFloats } from './half-float-target.ts'
import { createOffScreenPass } from './off-screen-pass.ts'
import { composeProgram, type Uniforms } from './program.ts'

/** The value below which the shader ends the afterglow, and the number of light half-lives from full brightness to it. */
const CUT = 2 / 255
const HALF_LIVES_TO_BLACK = 2 * Math.log2(1 / CUT)

type Phosphor = Pick<Look, 'halfLife' | 'tailRed' | 'tailGreen' | 'tailBlue'>

/** How long the afterglow lasts until the screen is exactly black, in ms. */
export function afterglowOf(phosphor: Phosphor): number {
  return Math.max(...halfLivesOf(phosphor)) * HALF_LIVES_TO_BLACK
}

/**
 * The share of a stored value that is left after `elapsed` ms, for red, green and blue. Light is the square of the value, so
 * the value's half-life is twice as long.
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

/** The afterglow of the phosphor. */
export interface Persistence {
  /**
   * Draws `source` with the afterglow of the frames before, faded by {@link decayOf}. Returns the texture key of the
   * result.
   */
  draw(source: string, decay: readonly number[]): string
  release(): void
}

/**
 * Keeps the afterglow in two textures that are read and written in turn. Half floats store small losses exactly enough for
 * any frame rate. Where `halfFloats` is null, bytes are rounded randomly instead.
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
