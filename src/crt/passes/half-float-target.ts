import { type Shader } from '../engine/phaser.ts'

/** Stores a shader's texture as half floats instead of bytes, now and each time that Phaser recreates it. */
export function storeHalfFloats(
  shader: Shader,
  gl: WebGL2RenderingContext,
  { smooth }: { readonly smooth: boolean },
): void {
  const texture = shader.glTexture
  if (!texture) return
  const filter = smooth ? gl.LINEAR : gl.NEAREST
  const allocate = (): void => {
    texture.renderer.glTextureUnits.bind(texture, 0)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    const { height, width } = texture
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA16F, width, height, 0, gl.RGBA, gl.HALF_FLOAT, null)
  }
  // Replaces the method with which Phaser allocates a texture, because it supports bytes only (WebGLTextureWrapper.js).
  Object.assign(texture, { _processTexture: allocate })
  allocate()
}
