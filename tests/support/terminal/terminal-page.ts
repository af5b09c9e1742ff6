import { webgl2Of } from '#src/crt/engine/context.ts'
import { Scene, Shader } from '#src/crt/engine/phaser.ts'
import { createTube, type Tube } from '#src/crt/game.ts'
import { boxOnGlass, bufferToGlass, glassToBuffer, type Warp, warpOf } from '#src/crt/warp.ts'
import { stepWorld } from '#src/ecs/schedule.ts'
import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import { shippedPagesOfTest, TEST_PALETTE } from './test-look.ts'
import { loadGlyphs } from '#src/terminal/glyphs/load-glyphs.ts'
import { createPainter, SCREEN_TEXTURE } from '#src/terminal/painter/create-painter.ts'
import { createTwin } from '#src/terminal/twin/create-twin.ts'
import style from '#src/terminal/twin/twin.css?inline'
import * as spawn from './spawns.ts'
import './terminal-page-contract.ts'
import { createTestWorld } from './test-world.ts'

window.startTerminal = async (profile, pages = shippedPagesOfTest) => {
  const heard: string[] = []
  const world = createTestWorld({ screen: SCREEN_MODES[profile] })
  const main = document.createElement('main')
  main.id = 'twin'
  const sheet = document.createElement('style')
  sheet.textContent = `${style} body { margin: 0 } #stage { position: relative; width: 100vw; height: 100vh }`
  const stage = document.createElement('div')
  stage.id = 'stage'
  const canvas = document.createElement('canvas')
  stage.append(canvas, main)
  document.head.append(sheet)
  document.body.append(stage)

  const come = new Set<number>()
  const glyphs = loadGlyphs({
    pages,
    fetchPage: async (page) => {
      const bytes = fromBase64(await window.fetchGlyphPage(page))
      // The atlas has it when whoever waits for this has gone on.
      setTimeout(() => come.add(page))
      return bytes
    },
    onFailure: (page) => heard.push(`failed ${page}`),
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
  })
  let curvature = 0
  const warp = (): Warp => {
    const glass = { width: main.clientWidth, height: main.clientHeight }
    return warpOf({ curvature, margin: 0, bezelSize: 0 }, glass)
  }
  const bufferSize = () => ({
    width: world.screen.columns * spawn.CELL.width,
    height: world.screen.rows * spawn.CELL.height,
  })
  const twin = createTwin({
    world,
    main,
    palette: TEST_PALETTE,
    boxOf: (left, top, width, height) => {
      const buffer = bufferSize()
      const seen = boxOnGlass(
        {
          left: left / buffer.width,
          top: top / buffer.height,
          width: width / buffer.width,
          height: height / buffer.height,
        },
        warp(),
      )
      return {
        left: seen.left * main.clientWidth,
        top: seen.top * main.clientHeight,
        width: seen.width * main.clientWidth,
        height: seen.height * main.clientHeight,
      }
    },
    pixelAt: (left, top) => {
      const place = { x: left / main.clientWidth, y: top / main.clientHeight }
      const seen = glassToBuffer(place, warp())
      const buffer = bufferSize()
      return { x: seen.x * buffer.width, y: seen.y * buffer.height }
    },
    onCopy: (text) => heard.push(`copy ${text}`),
    view: () => 'chat',
    label: () => 'Chat',
    onKey: ({ key }) => {
      heard.push(`key ${key}`)
      return key === 'Escape'
    },
    onTap: () => heard.push('tap'),
    onScrollBy: (layer, px) => heard.push(`scroll ${layer} ${Math.round(px)}`),
    onSwipeBack: () => heard.push('swipe'),
  })
  twin.relayout()
  const step = (ms: number): void => {
    stepWorld(world, world.time.now + ms)
    twin.sync()
  }
  step(0)
  window.terminal = {
    world,
    spawn,
    twin,
    heard,
    step,
    bend(by) {
      curvature = by
      twin.relayout()
      twin.sync()
    },
    seenAt(column, row) {
      const { columns, rows } = world.screen
      const seen = bufferToGlass({ x: column / columns, y: row / rows }, warp())
      return { x: seen.x * main.clientWidth, y: seen.y * main.clientHeight }
    },
    paint: () => painter.paint(),
    read: () => toBase64(readScreen(scene, gl)),
    glCalls: calls,
    hasPage: (number) => come.has(number),
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
