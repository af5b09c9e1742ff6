import { type Game, type Scene, type WebGLRenderer } from './phaser.ts'

/** The renderer of a game or of a scene's `sys`. Phaser types it as either of two; our build has one. */
export function rendererOf({ renderer }: Pick<Game, 'renderer'> | Scene['sys']): WebGLRenderer {
  if ('gl' in renderer) return renderer
  throw new TypeError('The tube draws with WebGL only.')
}

/** The WebGL 2 context that createTube made, or null on a WebGL 1 context. */
export function webgl2Of(scene: Scene): WebGL2RenderingContext | null {
  const { gl } = rendererOf(scene.sys)
  return gl instanceof WebGL2RenderingContext ? gl : null
}

/**
 * Turns on drawing into half floats, as far as the device has it. A context that was lost forgets what was turned on, so
 * this runs again before anything is restored.
 */
export function enableHalfFloatTargets(gl: WebGL2RenderingContext): boolean {
  return (
    gl.getExtension('EXT_color_buffer_float') !== null ||
    gl.getExtension('EXT_color_buffer_half_float') !== null
  )
}
