import { type Release } from '#src/lib/releases.ts'

/** Waits until the GPU has finished all drawing commands issued so far. */
export interface DrawingFence {
  readonly wait: () => void
  readonly release: Release
}

/**
 * Creates a fence. Browsers return from `gl.finish` early, so it reads a pixel of its own render target instead: the
 * result arrives only after all earlier commands have finished.
 */
export function createDrawingFence(gl: WebGL2RenderingContext): DrawingFence {
  const target = gl.createRenderbuffer()
  const framebuffer = gl.createFramebuffer()
  const pixel = new Uint8Array(4)
  const boundBuffer: unknown = gl.getParameter(gl.RENDERBUFFER_BINDING)
  gl.bindRenderbuffer(gl.RENDERBUFFER, target)
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, 1, 1)
  gl.bindRenderbuffer(
    gl.RENDERBUFFER,
    boundBuffer instanceof WebGLRenderbuffer ? boundBuffer : null,
  )
  within(gl, framebuffer, () => {
    const { COLOR_ATTACHMENT0, READ_FRAMEBUFFER, RENDERBUFFER } = gl
    gl.framebufferRenderbuffer(READ_FRAMEBUFFER, COLOR_ATTACHMENT0, RENDERBUFFER, target)
  })
  return {
    wait: () =>
      within(gl, framebuffer, () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)),
    release() {
      gl.deleteFramebuffer(framebuffer)
      gl.deleteRenderbuffer(target)
    },
  }
}

/** Runs `run` with `framebuffer` bound for reading, then restores the engine's binding. */
function within(
  gl: WebGL2RenderingContext,
  framebuffer: WebGLFramebuffer | null,
  run: () => void,
): void {
  const bound: unknown = gl.getParameter(gl.READ_FRAMEBUFFER_BINDING)
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, framebuffer)
  run()
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, bound instanceof WebGLFramebuffer ? bound : null)
}
