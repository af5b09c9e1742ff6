import { Shader, type Scene } from '../engine/phaser.ts'
import { type PowerState } from '../power.ts'
import { composeGlass, type GlassSetup } from './glass-parts.ts'
import { animatedUniforms, powerUniforms, staticUniforms } from './glass-uniforms.ts'
import { compile, type Uniforms, uniformsOf } from './program.ts'

/** The texture keys of the glass's inputs. */
export interface GlassTextures {
  /** The picture with its afterglow. */
  readonly lit: string
  /** The glow around the picture, if there is any. */
  readonly glow?: string | undefined
  /** The burn-in, if it is on. */
  readonly burn?: string | undefined
}

/** The last pass, at device resolution and on the display list: all effects between the phosphor and the eye. */
export interface Glass {
  readonly shader: Shader
  /** Throws a CrtError when the driver rejects the shader. The previous shader stays in use. */
  setUp(setup: GlassSetup): void
  show(textures: GlassTextures): void
  /** Sets the time of the animated effects and the state of a power change. */
  move(seconds: number, power: PowerState | undefined): void
  release(): void
}

/** Throws a CrtError when the driver rejects the shader. */
export function createGlass(scene: Scene, initial: GlassSetup): Glass {
  let setup = initial
  const { output } = initial
  const uniforms: Uniforms = {}
  let program = composeGlass(initial)
  const config = { ...program, setupUniforms: uniformsOf(uniforms) }
  const shader = new Shader(scene, config, 0, 0, output.width, output.height, []).setOrigin(0)

  const setUp = (next: GlassSetup): void => {
    const composed = composeGlass(next)
    compile(shader, composed, 'glass', program)
    program = composed
    setup = next
    Object.assign(uniforms, staticUniforms(setup))
  }
  try {
    setUp(initial)
  } catch (refused) {
    shader.destroy()
    throw refused
  }
  scene.add.existing(shader)

  return {
    shader,
    setUp(next) {
      setUp(next)
      shader.setSize(next.output.width, next.output.height)
    },
    show({ burn, glow, lit }) {
      // The picture fills the unit of a missing glow. The compiled shader does not read that unit.
      shader.setTextures(burn ? [lit, glow ?? lit, burn] : glow ? [lit, glow] : [lit])
    },
    move(seconds, power) {
      Object.assign(uniforms, animatedUniforms(setup, seconds), power ? powerUniforms(power) : {})
    },
    release: () => shader.destroy(),
  }
}
