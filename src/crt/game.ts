import { Releases, type Release } from '#src/lib/releases.ts'
import { enableHalfFloatTargets, rendererOf } from './engine/context.ts'
import { Game, type GameConfig, type SceneType, WEBGL } from './engine/phaser.ts'
import { type Size } from './sizes.ts'

export interface TubeParameters {
  readonly canvas: HTMLCanvasElement
  /** The size of the canvas' backing store, in device pixels. */
  readonly device: Size
  /** The displayed size of the canvas, in CSS pixels. */
  readonly css: Size
  /** The first scene is started. */
  readonly scenes: SceneType[]
}

/** The engine without its own loop: it steps, draws and resizes only when called. */
export interface Tube {
  /** The engine, for scenes that start and stop other scenes. */
  readonly game: Game
  /** Updates the scenes and draws one frame. No effect while the context is lost. `nowMs` must not decrease. */
  step(nowMs: number): void
  /** Clears the canvas: call `step` in the same task. */
  resize(device: Size, css: Size): void
  readonly isContextLost: boolean
  onContextLost(run: () => void): Release
  /** Runs after the engine has restored its objects. Textures drawn by shaders are black until they are drawn again. */
  onContextRestored(run: () => void): Release
  release(): void
}

export interface TubeFailure {
  readonly code: 'no_webgl'
  readonly reason: string
  readonly cause?: unknown
}
export type TubeResult =
  | { readonly ok: true; readonly tube: Tube }
  | { readonly ok: false; readonly failure: TubeFailure }

/** Starts the engine on a new WebGL 2 context. Resolves when the scenes' `create` has run. */
export async function createTube(parameters: TubeParameters): Promise<TubeResult> {
  const { canvas, css, device, scenes } = parameters
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    stencil: false,
    preserveDrawingBuffer: false,
  })
  if (!context) return fail('This browser gives no WebGL 2 context.')

  const releases = new Releases()
  const enable = (): void => void enableHalfFloatTargets(context)
  enable()
  // Registered before the engine's own listener, which recreates the half-float textures.
  canvas.addEventListener('webglcontextrestored', enable)
  releases.own(() => canvas.removeEventListener('webglcontextrestored', enable))

  try {
    const game = await startGame({ canvas, context, device, scenes })
    setCssSize(canvas, css)
    return { ok: true, tube: tubeOf(game, canvas, context, releases) }
  } catch (cause) {
    releases.releaseAll()
    return fail('The drawing engine could not start.', cause)
  }
}

function startGame({
  canvas,
  context,
  device,
  scenes,
}: Pick<TubeParameters, 'canvas' | 'device' | 'scenes'> & {
  context: WebGL2RenderingContext
}): Promise<Game> {
  return new Promise((resolve) => {
    const config: GameConfig = {
      type: WEBGL,
      canvas,
      width: device.width,
      height: device.height,
      parent: null,
      scene: scenes,
      banner: false,
      antialias: false,
      antialiasGL: false,
      autoFocus: false,
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
      callbacks: {
        // Runs just before the engine starts its own loop. Stop it at once: the page steps the engine.
        postBoot: (game) =>
          queueMicrotask(() => {
            game.loop.stop()
            resolve(game)
          }),
      },
    }
    // Phaser accepts a WebGL `context` and `stencil`, but its types do not.
    new Game(Object.assign(config, { context, stencil: false }))
  })
}

function tubeOf(
  game: Game,
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  releases: Releases,
): Tube {
  const renderer = rendererOf(game)
  let steppedAt: number | undefined
  const listen = (event: string, run: () => void): Release => {
    renderer.on(event, run)
    return () => renderer.off(event, run)
  }
  return {
    game,
    get isContextLost() {
      return renderer.contextLost
    },
    step(nowMs) {
      if (renderer.contextLost) return
      const delta = steppedAt === undefined ? 0 : Math.max(0, nowMs - steppedAt)
      steppedAt = nowMs
      game.step(nowMs, delta)
    },
    resize(device, css) {
      game.scale.resize(device.width, device.height)
      setCssSize(canvas, css)
    },
    onContextLost: (run) => listen('losewebgl', run),
    onContextRestored: (run) => listen('restorewebgl', run),
    release() {
      releases.releaseAll()
      game.destroy(false)
      // `destroy` only sets a flag. The engine acts on it in its next step.
      game.step(steppedAt ?? 0, 0)
      context.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

/** Sets the displayed size. The engine sets only the size of the backing store. */
function setCssSize(canvas: HTMLCanvasElement, css: Size): void {
  canvas.style.width = `${css.width}px`
  canvas.style.height = `${css.height}px`
}

function fail(reason: string, cause?: unknown): TubeResult {
  return {
    ok: false,
    failure: { code: 'no_webgl', reason, ...(cause !== undefined && { cause }) },
  }
}
