import { type Game, type Scene, type WebGLRenderer } from './phaser.ts'

/**
 * Returns the WebGL renderer of a game or of a scene's `sys`. Throws for a canvas renderer, which Phaser's type allows
 * but this build does not have.
 */
export function rendererOf({ renderer }: Pick<Game, 'renderer'> | Scene['sys']): WebGLRenderer {
  if ('gl' in renderer) return renderer
  throw new TypeError('The tube draws with WebGL only.')
}

/** Returns the WebGL 2 context of a scene, or null if the renderer has a WebGL 1 context. */
export function webgl2Of(scene: Scene): WebGL2RenderingContext | null {
  const { gl } = rendererOf(scene.sys)
  return gl instanceof WebGL2RenderingContext ? gl : null
}

/**
 * Enables rendering to half-float textures. Returns false if the device does not support it. A restored context has
 * lost its extensions: call this again before anything else is restored.
 */
export function enableHalfFloatTargets(gl: WebGL2RenderingContext): boolean {
  return (
    gl.getExtension('EXT_color_buffer_float') !== null ||
    gl.getExtension('EXT_color_buffer_half_float') !== null
  )
}
