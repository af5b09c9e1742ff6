import { Shader, type Scene } from '../engine/phaser.ts'
import { type PowerState } from '../power.ts'
import { composeGlass, type GlassSetup } from './glass-parts.ts'
import { movingUniforms, powerUniforms, stillUniforms } from './glass-uniforms.ts'
import { compile, type Uniforms, uniformsOf } from './program.ts'

/** The texture keys of what the glass shows. */
export interface GlassTextures {
  readonly lit: string
  /** The light spilled around it, if any is. */
  readonly glow?: string | undefined
  /** What is worn, if anything can be. */
  readonly burn?: string | undefined
}

/** The last pass, at device resolution and on the display list: everything that happens between phosphor and eye. */
export interface Glass {
  readonly shader: Shader
  /** Throws a CrtError when the driver refuses the shader; what was shown before is shown on. */
  setUp(setup: GlassSetup): void
  show(textures: GlassTextures): void
  /** The effects after so many seconds of their clock, and the state of a picture that comes or goes. */
  move(seconds: number, power: PowerState | undefined): void
  release(): void
}

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
    Object.assign(uniforms, stillUniforms(setup))
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
      // A sampler without a texture of its own reads the picture and is compiled out.
      shader.setTextures(burn ? [lit, glow ?? lit, burn] : glow ? [lit, glow] : [lit])
    },
    move(seconds, power) {
      Object.assign(uniforms, movingUniforms(setup, seconds), power ? powerUniforms(power) : {})
    },
    release: () => shader.destroy(),
  }
}
