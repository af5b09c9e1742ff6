import { rendererOf } from '#src/crt/engine/context.ts'
import { Scene } from '#src/crt/engine/phaser.ts'
import { createTube } from '#src/crt/game.ts'
import { OFF_KNOBS } from '#src/crt/knobs.ts'
import { createCrtStack } from '#src/crt/stack.ts'

// The shortest path from the script to a first frame, reported to the window. The effects are off: their cost does not
// depend on the engine's build.
const BUFFER = { width: 640, height: 400 }
const FRAME = { width: 960, height: 720 }
const SOURCE = 'screen'

class FirstFrame extends Scene {
  create(): void {
    const { height, width } = BUFFER
    const renderer = rendererOf(this.sys)
    const { gl } = renderer
    const pixels = new Uint8Array(width * height * 4).fill(255)
    const [edge, nearest] = [gl.CLAMP_TO_EDGE, gl.NEAREST]
    const texture = renderer.createTexture2D(
      0,
      nearest,
      nearest,
      edge,
      edge,
      gl.RGBA,
      pixels,
      width,
      height,
      false,
      false,
      false,
    )
    this.textures.addGLTexture(SOURCE, texture)
    createCrtStack(this, {
      source: SOURCE,
      buffer: BUFFER,
      output: FRAME,
      knobs: OFF_KNOBS,
    }).render(0, true)
  }
}

const canvas = document.createElement('canvas')
document.body.append(canvas)
const result = await createTube({ canvas, device: FRAME, css: FRAME, scenes: [FirstFrame] })
// The frame counts when its commands were sent to the GPU. Drawing does not depend on the engine's build, and in software it
// would take longer than all the rest.
if (result.ok) result.tube.step(0)
window.dispatchEvent(new Event(result.ok ? 'first-frame' : 'no-frame'))
