import { rendererOf, webgl2Of } from '#src/crt/engine/context.ts'
import { Scene, Shader } from '#src/crt/engine/phaser.ts'
import { createTube, type Tube, type TubeResult } from '#src/crt/game.ts'
import { type Size } from '#src/crt/sizes.ts'
import { type CrtStack, createCrtStack } from '#src/crt/stack.ts'
import { type Warp } from '#src/crt/warp.ts'
import warpSource from '#src/crt/shaders/warp.glsl?raw'
import { luminance } from './luminance.ts'
import './tube-page-contract.ts'

const SOURCE = 'screen'
const drawnOffScreen = new Set<Shader>()
let drawCalls = 0
let tube: Tube
let stack: CrtStack
let scene: Scene
let gl: WebGL2RenderingContext
let loss: WEBGL_lose_context | null
let painted: Uint8Array
let buffer: Size
let frameAt = 0
const refusals: string[] = []

class TestScene extends Scene {
  create(): void {
    scene = this
  }
}

function paintSource(): void {
  const renderer = rendererOf(scene.sys)
  const [edge, nearest] = [gl.CLAMP_TO_EDGE, gl.NEAREST]
  const { height, width } = buffer
  if (!scene.textures.exists(SOURCE)) {
    const texture = renderer.createTexture2D(
      0,
      nearest,
      nearest,
      edge,
      edge,
      gl.RGBA,
      painted,
      width,
      height,
      false,
      false,
      false,
    )
    scene.textures.addGLTexture(SOURCE, texture)
    return
  }
  const texture = scene.textures.get(SOURCE).source[0]?.glTexture
  texture?.update(painted, width, height, false, edge, edge, nearest, nearest, gl.RGBA)
}

function countDraws(context: WebGL2RenderingContext): void {
  const draw = context.drawElements.bind(context)
  context.drawElements = (...parameters) => {
    drawCalls += 1
    draw(...parameters)
  }
  const renderImmediate = Shader.prototype.renderImmediate
  Shader.prototype.renderImmediate = function (this: Shader) {
    drawnOffScreen.add(this)
    return renderImmediate.call(this)
  }
}

/** Breaks every fragment shader that contains a text before the driver compiles it. */
function refuse(context: WebGL2RenderingContext, text: string): void {
  const give = context.shaderSource.bind(context)
  context.shaderSource = (shader, source) => {
    give(shader, source.includes(text) ? `${source}\nnonsense` : source)
  }
}

function readCanvas(): Uint8Array {
  const { drawingBufferHeight: height, drawingBufferWidth: width } = gl
  const pixels = new Uint8Array(width * height * 4)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  return flipRows(pixels, { width, height })
}

function meanLuminance(): number {
  const { drawingBufferHeight: height, drawingBufferWidth: width } = gl
  const pixels = new Uint8Array(width * height * 4)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4) {
    sum += luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
  }
  return sum / (width * height)
}

function flipRows(pixels: Uint8Array, { height, width }: Size): Uint8Array {
  const flipped = new Uint8Array(pixels.length)
  const row = width * 4
  for (let y = 0; y < height; y += 1) {
    flipped.set(pixels.subarray(y * row, (y + 1) * row), (height - 1 - y) * row)
  }
  return flipped
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 32768) {
    text += String.fromCharCode(...bytes.subarray(at, at + 32768))
  }
  return btoa(text)
}

function eventOf(target: EventTarget, name: string): Promise<void> {
  return new Promise((resolve) => target.addEventListener(name, () => resolve(), { once: true }))
}

window.tubePage = {
  async start(options) {
    const canvas = document.createElement('canvas')
    document.body.append(canvas)
    if (options.isContextTaken) canvas.getContext('2d')
    buffer = options.buffer
    painted = new Uint8Array(buffer.width * buffer.height * 4)
    const result: TubeResult = await createTube({
      canvas,
      device: options.output,
      css: options.output,
      scenes: [TestScene],
    })
    if (!result.ok) return result.failure.code
    tube = result.tube
    const context = webgl2Of(scene)
    if (!context) return 'no_webgl'
    gl = context
    // A lost context returns no extensions.
    loss = gl.getExtension('WEBGL_lose_context')
    countDraws(gl)
    paintSource()
    if (options.refusedShader) refuse(gl, options.refusedShader)
    const onRefused = ({ message }: Error): void => void refusals.push(message)
    stack = createCrtStack(scene, { ...options, source: SOURCE, onRefused })
    // A texture of bytes is restored with its bytes, but not what shaders have drawn.
    tube.onContextRestored(() => stack.invalidate())
    return 'ready'
  },
  paint(pixels) {
    painted = flipRows(
      Uint8Array.from(atob(pixels), (character) => character.charCodeAt(0)),
      buffer,
    )
    paintSource()
  },
  frame(nowMs, hasChanged) {
    frameAt = nowMs
    stack.render(nowMs, hasChanged)
    tube.step(nowMs)
  },
  read(nowMs, hasChanged) {
    this.frame(nowMs, hasChanged)
    return toBase64(readCanvas())
  },
  setKnobs: (knobs) => stack.setKnobs(knobs),
  setQuality: (quality) => stack.setQuality(quality),
  switchTo: (kind, nowMs) => stack.switchTo(kind, nowMs),
  wipeBurnIn: () => stack.wipeBurnIn(),
  refusals: () => refusals,
  resize(output, css) {
    tube.resize(output, css)
    stack.resize(output, buffer)
  },
  rotate(output, { height, pixels, width }, nowMs) {
    buffer = { width, height }
    this.paint(pixels)
    tube.resize(output, output)
    stack.resize(output, buffer)
    return this.read(nowMs, true)
  },
  luminances(times) {
    return times.map((nowMs) => {
      this.frame(nowMs, false)
      return meanLuminance()
    })
  },
  settled: (nowMs = frameAt) => stack.settled(nowMs),
  draws() {
    const counted = drawCalls
    drawCalls = 0
    return counted
  },
  renderListEntries: () =>
    [...drawnOffScreen].reduce(
      (sum, shader) => sum + (shader.drawingContext?.camera?.renderList.length ?? 0),
      0,
    ),
  cost(frames) {
    const pixel = new Uint8Array(4)
    const times = Array.from({ length: frames }, (_, frame) => {
      const startedAt = performance.now()
      this.frame(10_000 + frame * 20, true)
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
      return performance.now() - startedAt
    })
    return Math.min(...times)
  },
  isContextLost: () => tube.isContextLost,
  async loseContext() {
    const lost = eventOf(gl.canvas, 'webglcontextlost')
    loss?.loseContext()
    await lost
  },
  async restoreContext() {
    const restored = new Promise<void>((resolve) => {
      tube.onContextRestored(resolve)
    })
    loss?.restoreContext()
    await restored
  },
  canvas() {
    const canvas = tube.game.canvas
    const box = canvas.getBoundingClientRect()
    return {
      width: canvas.width,
      height: canvas.height,
      css: { width: box.width, height: box.height },
    }
  },
  warp: (places, warp) => runWarp(places, warp),
  release() {
    stack.release()
    const held = scene.textures.getTextureKeys().filter((key) => key.startsWith('crt-'))
    tube.release()
    return held
  },
}

/** Transform feedback returns the shader's floats without rounding to a pixel. */
function runWarp(places: readonly number[], { bend, inner, outer }: Warp): number[] {
  const context = document.createElement('canvas').getContext('webgl2')
  if (!context) return []
  const program = context.createProgram()
  const sources = [
    [
      context.VERTEX_SHADER,
      `in vec2 place; uniform vec2 bend, outer, inner; out vec2 found;\n${warpSource}\nvoid main() { found = glassToBuffer(place, bend, outer, inner); }`,
    ],
    [context.FRAGMENT_SHADER, 'out vec4 color; void main() { color = vec4(1.0); }'],
  ] as const
  for (const [type, source] of sources) {
    const shader = context.createShader(type)
    if (!shader) return []
    context.shaderSource(shader, `#version 300 es\nprecision highp float;\n${source}`)
    context.compileShader(shader)
    context.attachShader(program, shader)
  }
  context.transformFeedbackVaryings(program, ['found'], context.INTERLEAVED_ATTRIBS)
  context.linkProgram(program)
  context.useProgram(program)
  for (const [name, { x, y }] of Object.entries({ bend, outer, inner })) {
    context.uniform2f(context.getUniformLocation(program, name), x, y)
  }
  context.bindBuffer(context.ARRAY_BUFFER, context.createBuffer())
  context.bufferData(context.ARRAY_BUFFER, new Float32Array(places), context.STATIC_DRAW)
  const attribute = context.getAttribLocation(program, 'place')
  context.enableVertexAttribArray(attribute)
  context.vertexAttribPointer(attribute, 2, context.FLOAT, false, 0, 0)
  const found = context.createBuffer()
  context.bindBufferBase(context.TRANSFORM_FEEDBACK_BUFFER, 0, found)
  context.bufferData(context.TRANSFORM_FEEDBACK_BUFFER, places.length * 4, context.STATIC_READ)
  context.enable(context.RASTERIZER_DISCARD)
  context.beginTransformFeedback(context.POINTS)
  context.drawArrays(context.POINTS, 0, places.length / 2)
  context.endTransformFeedback()
  const answers = new Float32Array(places.length)
  context.getBufferSubData(context.TRANSFORM_FEEDBACK_BUFFER, 0, answers)
  return [...answers]
}
