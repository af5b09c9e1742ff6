import { type Scene, Shader } from '../engine/phaser.ts'
import { type Size } from '../sizes.ts'
import { compile, type Program, type Uniforms, uniformsOf } from './program.ts'

export interface OffScreenPassParameters {
  /** The texture key of the result. */
  readonly key: string
  /** The name of the part, for error messages. */
  readonly part: string
  readonly program: Program
  readonly size: Size
  readonly uniforms: Uniforms
  /** Whether the result is sampled with linear filtering, rather than nearest. */
  readonly smooth: boolean
}

/** A shader that draws into its own texture. */
export interface OffScreenPass {
  readonly key: string
  readonly shader: Shader
  /** Draws once with these texture keys as units 0, 1 … and returns the key of the result. */
  draw(textures: string[]): string
  release(): void
}

export function createOffScreenPass(
  scene: Scene,
  { key, part, program, size, smooth, uniforms }: OffScreenPassParameters,
): OffScreenPass {
  const config = { ...program, setupUniforms: uniformsOf(uniforms) }
  const shader = new Shader(scene, config, 0, 0, size.width, size.height, [])
  try {
    compile(shader, program, part)
  } catch (refused) {
    shader.destroy()
    throw refused
  }
  shader.setRenderToTexture(key)
  if (smooth) setLinearFiltering(shader)
  return {
    key,
    shader,
    draw(textures) {
      shader.setTextures(textures)
      shader.renderImmediate()
      clearRenderList(shader)
      return key
    },
    release: () => shader.destroy(),
  }
}

/** Sets linear filtering and clamping to the edge. (Phaser repeats textures whose sizes are powers of two.) */
function setLinearFiltering({ glTexture }: Shader): void {
  if (!glTexture) return
  const { gl } = glTexture.renderer
  const [edge, linear] = [gl.CLAMP_TO_EDGE, gl.LINEAR]
  const { flipY, height, width } = glTexture
  glTexture.update(undefined, width, height, flipY, edge, edge, linear, linear, gl.RGBA)
}

/** Phaser appends each immediate draw to a render list of the shader's camera that it never empties. */
function clearRenderList(shader: Shader): void {
  const camera = shader.drawingContext?.camera
  if (camera) camera.renderList.length = 0
}
