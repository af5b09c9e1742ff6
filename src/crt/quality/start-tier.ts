import { type Tier } from './tiers.ts'

/** What is known about a device before anything has been drawn. */
export interface Device {
  /** The name of the graphics driver, from WebGL. */
  readonly renderer: string
  /** A handheld device on battery. */
  readonly isPhone: boolean
  /** The number of pixels of the canvas. */
  readonly pixels: number
}

/** Drivers that render on the CPU. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i
/** More pixels than a 1440p frame. Too many for an integrated GPU. */
const MANY_PIXELS = 6_000_000

/**
 * The initial tier: `full`, except for phones, large canvases and software rendering. `saving` and `full` differ only in the
 * rate of the effects, so a later change between them is not visible.
 */
export function startTier({ isPhone, pixels, renderer }: Device): Tier {
  if (SOFTWARE.test(renderer)) return pixels > MANY_PIXELS ? 'bare' : 'lean'
  return isPhone || pixels > MANY_PIXELS ? 'saving' : 'full'
}

/** The name of the graphics driver. Empty where the browser hides it. */
export function rendererName(gl: WebGL2RenderingContext): string {
  const extension = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl.getParameter(extension ? extension.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  return typeof name === 'string' ? name : ''
}
