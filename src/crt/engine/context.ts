import { type Game, type Scene, type WebGLRenderer } from './phaser.ts'

/** The renderer of a game or of a scene's `sys`. Phaser's type allows a canvas renderer too, which our build lacks. */
export function rendererOf({ renderer }: Pick<Game, 'renderer'> | Scene['sys']): WebGLRenderer {
  if ('gl' in renderer) return renderer
  throw new TypeError('The tube draws with WebGL only.')
}

/** The WebGL 2 context that createTube made, or null for a WebGL 1 context. */
export function webgl2Of(scene: Scene): WebGL2RenderingContext | null {
  const { gl } = rendererOf(scene.sys)
  return gl instanceof WebGL2RenderingContext ? gl : null
}

/**
 * Enables rendering to half floats where the device supports it. A restored context has lost its extensions, so call this
 * again before anything else is restored.
 */
export function enableHalfFloatTargets(gl: WebGL2RenderingContext): boolean {
  return (
    gl.getExtension('EXT_color_buffer_float') !== null ||
    gl.getExtension('EXT_color_buffer_half_float') !== null
  )
}
