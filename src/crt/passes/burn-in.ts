import { type Scene } from '../engine/phaser.ts'
import source from '../shaders/burn-in.frag?raw'
import { type Size } from '../sizes.ts'
import { storeHalfFloats } from './half-float-target.ts'
import { shrink } from './halving.ts'
import { createOffScreenPass } from './off-screen-pass.ts'
import { composeProgram, type Uniforms } from './program.ts'

const HOUR_MS = 3_600_000
/** The shortest time between two steps of the burn-in, ms. */
export const WEAR_MS = 1000

/**
 * How far the wear moves towards the picture in `elapsed` ms, as a share. The distance halves `speed` times per hour.
 */
export function wearOf(elapsed: number, speed: number): number {
  return 1 - 2 ** ((-elapsed * speed) / HOUR_MS)
}

/**
 * The wear of the phosphor: a slow average of the pictures shown, at half the buffer's size. Separate from the
 * afterglow.
 */
export interface BurnIn {
  /** The texture key of the wear. */
  readonly key: string
  /** Moves the wear towards the texture `source` by `share`. */
  wear(source: string, share: number): void
  /** Sets the wear to zero. */
  wipe(): void
  release(): void
}

/** Stores the wear as half floats, or as randomly rounded bytes when `halfFloats` is null. */
export function createBurnIn(
  scene: Scene,
  prefix: string,
  buffer: Size,
  halfFloats: WebGL2RenderingContext | null,
): BurnIn {
  const size = shrink(buffer, 2)
  const uniforms: Uniforms = { uSource: 0, uBefore: 1, uShare: 0, uKept: 0, uFrame: 0 }
  const program = composeProgram('burn-in', halfFloats ? [] : ['EIGHT_BIT'], [source])
  const create = (key: string) => {
    const part = 'burn-in'
    const pass = createOffScreenPass(scene, { key, part, program, size, smooth: true, uniforms })
    if (halfFloats) storeHalfFloats(pass.shader, halfFloats, { smooth: true })
    return pass
  }
  let now = create(`${prefix}-burn-a`)
  let before = create(`${prefix}-burn-b`)
  let frame = 0

  const draw = (from: string, share: number, kept: number): void => {
    frame = (frame + 1) % 1024
    Object.assign(uniforms, { uShare: share, uKept: kept, uFrame: frame })
    ;[now, before] = [before, now]
    now.draw([from, before.key])
  }
  draw(before.key, 0, 0)

  return {
    get key() {
      return now.key
    },
    wear: (from, share) => draw(from, share, 1),
    wipe: () => draw(before.key, 0, 0),
    release() {
      now.release()
      before.release()
    },
  }
}
