import { type Tier } from './tiers.ts'

/** What is known of a device before anything was drawn on it. */
export interface Device {
  /** The name of the graphics driver, as WebGL tells it. */
  readonly renderer: string
  /** Held in the hand, and fed by a battery. */
  readonly isPhone: boolean
  /** Pixels of the canvas. */
  readonly pixels: number
}

/** Drivers that draw on the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i
/** More than a 1440p frame is much even for a graphics chip that shares its memory. */
const MANY_PIXELS = 6_000_000

/**
 * The tier to begin with: all of it, but for phones and wherever it is plain from the start that it is too much. Between
 * `saving` and `full` only the rate of the effects differs, so nobody sees the tube change its mind.
 */
export function startTier({ isPhone, pixels, renderer }: Device): Tier {
  if (SOFTWARE.test(renderer)) return pixels > MANY_PIXELS ? 'bare' : 'lean'
  return isPhone || pixels > MANY_PIXELS ? 'saving' : 'full'
}

/** The graphics driver's name; empty where the browser keeps it to itself. */
export function rendererName(gl: WebGL2RenderingContext): string {
  const extension = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl.getParameter(extension ? extension.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  return typeof name === 'string' ? name : ''
}
