import { type Scene, Shader } from '../engine/phaser.ts'
import { type Size } from '../sizes.ts'
import { compile, type Program, type Uniforms, uniformsOf } from './program.ts'

export interface OffScreenPassParameters {
  /** The texture key under which later passes find the result. */
  readonly key: string
  /** What it is, to whoever reads why it failed. */
  readonly part: string
  readonly program: Program
  readonly size: Size
  readonly uniforms: Uniforms
  /** Whether readers may sample between texels; otherwise they get the nearest. */
  readonly smooth: boolean
}

/** One shader that draws into a texture of its own. */
export interface OffScreenPass {
  readonly key: string
  readonly shader: Shader
  /** Draws once, reading these texture keys as units 0, 1 …; returns the key of the result. */
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
  if (smooth) smoothen(shader)
  return {
    key,
    shader,
    draw(textures) {
      shader.setTextures(textures)
      shader.renderImmediate()
      forgetRenderList(shader)
      return key
    },
    release: () => shader.destroy(),
  }
}

/** Lets readers sample between texels, and never beyond the edge (Phaser repeats sizes that are powers of two). */
function smoothen({ glTexture }: Shader): void {
  if (!glTexture) return
  const { gl } = glTexture.renderer
  const [edge, linear] = [gl.CLAMP_TO_EDGE, gl.LINEAR]
  const { flipY, height, width } = glTexture
  glTexture.update(undefined, width, height, flipY, edge, edge, linear, linear, gl.RGBA)
}

/** Phaser enters each immediate draw in a list of the shader's own camera that nothing ever empties. */
function forgetRenderList(shader: Shader): void {
  const camera = shader.drawingContext?.camera
  if (camera) camera.renderList.length = 0
}
