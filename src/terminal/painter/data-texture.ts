import type { Renderer, Scene } from 'phaser'
import { type Release } from '#src/lib/releases.ts'

/** A texture that a shader reads by texel. It is not filtered, flipped or premultiplied. */
export interface DataTexture {
  /** Replaces the content by rows × columns texels. The bytes must not change until the next update. */
  update(bytes: Uint8Array, rows: number): void
  readonly release: Release
}

const NO_CONVERSION = { flipY: false, premultiplyAlpha: false }

/** The format of a texel: four bytes, or one byte for all colour channels. */
export type TexelKind = 'rgba' | 'byte'

/** Creates a texture with `columns` texels per row and registers it under `key`. */
export function createDataTexture(
  scene: Scene,
  key: string,
  columns: number,
  kind: TexelKind,
): DataTexture {
  const renderer = webglOf(scene)
  const { gl } = renderer
  const format = kind === 'rgba' ? gl.RGBA : gl.LUMINANCE
  const texture = renderer.createTexture2D(
    0,
    gl.NEAREST,
    gl.NEAREST,
    gl.CLAMP_TO_EDGE,
    gl.CLAMP_TO_EDGE,
    format,
    new Uint8Array(columns * (kind === 'rgba' ? 4 : 1)),
    columns,
    1,
    false,
    false,
    false,
  )
  scene.textures.addGLTexture(key, texture)
  return {
    update(bytes, rows) {
      if (rows === texture.height && columns === texture.width && texture.webGLTexture) {
        // The engine restores the texture from these pixels after a lost context.
        texture.pixels = bytes
        renderer.glTextureUnits.bind(texture, 0)
        renderer.glWrapper.updateTexturing({ texturing: NO_CONVERSION })
        gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, columns, rows, format, gl.UNSIGNED_BYTE, bytes)
        return
      }
      const { CLAMP_TO_EDGE, NEAREST } = gl
      texture.update(
        bytes,
        columns,
        rows,
        false,
        CLAMP_TO_EDGE,
        CLAMP_TO_EDGE,
        NEAREST,
        NEAREST,
        format,
      )
    },
    release: () => void scene.textures.remove(key),
  }
}

function webglOf({ renderer }: Scene): Renderer.WebGL.WebGLRenderer {
  if (!('gl' in renderer)) throw new TypeError('the terminal draws by WebGL only')
  return renderer
}
