import { webgl2Of } from '#src/crt/engine/context.ts'
import { Scene, Shader } from '#src/crt/engine/phaser.ts'
import { createTube, type Tube } from '#src/crt/game.ts'
import { loadGlyphs } from '#src/terminal/glyphs/load-glyphs.ts'
import { createPainter, SCREEN_TEXTURE } from '#src/terminal/painter/create-painter.ts'
import './painter-page-contract.ts'
import { mountTwin } from './mount-twin.ts'
import { shippedPagesOfTest, TEST_PALETTE } from './test-look.ts'

window.startPainter = async (pages = shippedPagesOfTest) => {
  const stage = mountTwin()
  const { recorded, world } = window.terminal
  const canvas = document.createElement('canvas')
  stage.prepend(canvas)
  const loaded = new Set<number>()
  const glyphs = loadGlyphs({
    pages,
    fetchPage: async (page) => {
      const bytes = fromBase64(await window.fetchGlyphPage(page))
      // Resolved only after the atlas has the page.
      setTimeout(() => loaded.add(page))
      return bytes
    },
    onFailure: (page) => recorded.push(`failed ${page}`),
  })
  await glyphs.ready
  const scene = new Scene({ key: 'test' })
  const size = { width: 64, height: 64 }
  const result = await createTube({ canvas, device: size, css: size, scenes: [Object(scene)] })
  if (!result.ok) throw new TypeError(result.failure.reason)
  const { tube } = result
  const gl = webgl2Of(scene)
  if (!gl) throw new TypeError('no WebGL 2')
  const calls = countCalls(gl)
  const loss = gl.getExtension('WEBGL_lose_context')
  const painter = createPainter({ Shader }, scene, {
    world,
    atlas: glyphs.atlas,
    palette: TEST_PALETTE,
    spacing: { glyph: 0, line: 0 },
  })
  window.painter = {
    paint: () => painter.paint(),
    space: (spacing) => painter.setSpacing(spacing),
    read: () => toBase64(readScreen(scene, gl)),
    glCalls: calls,
    hasPage: (number) => loaded.has(number),
    pageRevision: () => glyphs.atlas.pageRevision,
    loseContext: () => lose(tube, () => loss?.loseContext()),
    restoreContext: () => restore(tube, () => loss?.restoreContext()),
  }
}

function lose(tube: Tube, run: () => void): Promise<void> {
  return new Promise((resolve) => {
    tube.onContextLost(resolve)
    run()
  })
}

function restore(tube: Tube, run: () => void): Promise<void> {
  return new Promise((resolve) => {
    tube.onContextRestored(resolve)
    run()
  })
}

function countCalls(gl: WebGL2RenderingContext): () => number {
  let calls = 0
  const draw = gl.drawElements.bind(gl)
  gl.drawElements = (...parameters) => {
    calls += 1
    draw(...parameters)
  }
  for (const name of ['texImage2D', 'texSubImage2D'] as const) {
    const upload = gl[name]
    gl[name] = function (this: WebGL2RenderingContext, ...parameters: unknown[]) {
      calls += 1
      Reflect.apply(upload, gl, parameters)
    }
  }
  return () => {
    const counted = calls
    calls = 0
    return counted
  }
}

function readScreen(scene: Scene, gl: WebGL2RenderingContext): Uint8Array {
  const source = scene.textures.get(SCREEN_TEXTURE).source[0]
  const wrapper = source?.glTexture
  if (!wrapper) throw new TypeError('nothing was painted')
  const { width, height } = wrapper
  const before: unknown = gl.getParameter(gl.FRAMEBUFFER_BINDING)
  const frame = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  gl.framebufferTexture2D(
    gl.FRAMEBUFFER,
    gl.COLOR_ATTACHMENT0,
    gl.TEXTURE_2D,
    wrapper.webGLTexture,
    0,
  )
  const pixels = new Uint8Array(width * height * 4)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  gl.bindFramebuffer(gl.FRAMEBUFFER, before instanceof WebGLFramebuffer ? before : null)
  gl.deleteFramebuffer(frame)
  const row = width * 4
  const upright = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    upright.set(pixels.subarray(y * row, (y + 1) * row), (height - 1 - y) * row)
  }
  return upright
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 32_768) {
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  }
  return btoa(text)
}
