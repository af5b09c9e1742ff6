import { type Box, boxOnGlass, warpOf } from '#src/crt/warp.ts'
import { chooseProfile, type Frame, layFrame, type Surroundings } from '#src/crt/frame.ts'
import { createTube, type Tube, type TubeFailure } from '#src/crt/game.ts'
import { type KnobValues } from '#src/crt/knobs.ts'
import { paletteOf } from '#src/crt/palette.ts'
import { stepWorld } from '#src/ecs/schedule.ts'
import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import { spawnGround } from '#src/ecs/spawn/spawn-layer.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type GlyphAtlas } from '#src/terminal/glyphs/glyph-atlas.ts'
import { createTwin, type Twin } from '#src/terminal/twin/create-twin.ts'
import { type Stage } from './stage.ts'
import { TubeScene } from './tube-scene.ts'

export interface GlassSetup {
  readonly canvas: HTMLCanvasElement
  /** Holds the twin; placed exactly over the canvas. */
  readonly twinLayer: HTMLElement
  readonly twinMain: HTMLElement
  readonly world: GameWorld
  readonly atlas: GlyphAtlas
  readonly knobs: KnobValues
  readonly surroundings: Surroundings
  readonly stage: Stage
  /** The screen's name to whoever hears it. */
  readonly label: () => string
  /** Told of each frame that the tube was asked for: null for one that was drawn, else why it was not. */
  readonly onFrame: (failure: unknown) => void
}

/** The running picture: world, twin, and the tube once it is lit, as one. */
export interface Glass {
  /** Shows the first screen, and follows the flow from then on. */
  begin(): void
  /** Starts the tube; once it runs it shows the picture. Its start pages are in the atlas by then. */
  lightTube(): Promise<TubeFailure | null>
  /** The twin is the screen from now on, green on black, until the tube has the picture again. */
  showTwin(): void
  showTube(): void
  /** Moves the world to `nowMs`, mirrors it, and draws if the glass would look different. */
  beat(nowMs: number): void
  /** The window has another size, zoom or shape. */
  resize(surroundings: Surroundings): void
  /** CSS px that a px of the buffer takes, upright. */
  cssScale(): number
  /** Says a text to whoever hears the screen instead of seeing it. */
  say(text: string): void
  readonly device: { readonly width: number; readonly height: number }
  readonly isContextLost: boolean
  /** Called when the tube's context is lost, and when it is back. */
  onContextChange(run: () => void): Release
  release(): void
}

/** The frame for the surroundings; the world of a page begins with its text mode. */
export function frameFor(surroundings: Surroundings): Frame {
  return layFrame(surroundings, chooseProfile(surroundings))
}

/** Without a tube nothing squeezes the picture into its frame: a pixel of the buffer is as wide as it is high. */
function plainFrameFor(surroundings: Surroundings): Frame {
  const profile = chooseProfile(surroundings)
  return layFrame(surroundings, { ...profile, frame: profile.buffer })
}

/** A lit tube and the scene in it. */
interface LitTube {
  readonly tube: Tube
  readonly scene: TubeScene
}

/** The screens and their twin on one world; nothing of it is seen before {@link Glass.lightTube} or {@link Glass.showTwin}. */
export function openGlass(setup: GlassSetup): Glass {
  const { canvas, twinLayer, world, stage, knobs, atlas } = setup
  const releases = new Releases()
  const contextListeners = new Set<() => void>()
  let { surroundings } = setup
  let frame = frameFor(surroundings)
  let hasBegun = false
  let isTwinShown = false
  let lit: LitTube | null = null
  let steppedAt = world.time.now

  const twin = openTwin(
    setup,
    () => frame,
    () => isTwinShown,
  )
  releases.own(() => twin.release())

  const place = (): void => {
    for (const { style } of [canvas, twinLayer]) {
      style.left = `${frame.css.left}px`
      style.top = `${frame.css.top}px`
      style.width = `${frame.css.width}px`
      style.height = `${frame.css.height}px`
    }
    twin.relayout()
  }
  const layOut = (): void => {
    const before = world.screen.profile
    frame = isTwinShown ? plainFrameFor(surroundings) : frameFor(surroundings)
    const mode = SCREEN_MODES[frame.profile.id === 'mobile' ? 'mobile' : 'desktop']
    if (mode.profile !== before) {
      world.screen = mode
      spawnGround(world)
      stage.modeChanged()
    }
    place()
    if (!hasBegun) return
    twin.sync()
    if (!lit || isTwinShown) return
    lit.tube.resize(frame.device, frame.css)
    lit.scene.resize(frame.device)
    // A resized canvas is empty until the next step, so that step is now.
    drawFrame(lit, steppedAt)
  }
  const drawFrame = ({ tube, scene }: LitTube, nowMs: number): void => {
    if (tube.isContextLost) return
    try {
      if (!scene.prepare(nowMs)) return
      tube.step(nowMs)
      setup.onFrame(null)
    } catch (failure) {
      setup.onFrame(failure)
    }
  }
  const show = (twinInstead: boolean): void => {
    if (isTwinShown === twinInstead) return
    isTwinShown = twinInstead
    canvas.hidden = twinInstead
    twin.setShown(twinInstead)
    layOut()
  }
  place()

  return {
    begin() {
      hasBegun = true
      releases.own(stage.open())
    },
    async lightTube() {
      const { device, css } = isTwinShown ? frameFor(surroundings) : frame
      const scene = new TubeScene({ world, atlas, knobs, output: device })
      const result = await createTube({ canvas, device, css, scenes: [scene] })
      if (!result.ok) return result.failure
      const { tube } = result
      releases.own(() => tube.release())
      const tellOfContext = (): void => {
        for (const run of [...contextListeners]) run()
      }
      releases.own(tube.onContextLost(tellOfContext))
      releases.own(
        tube.onContextRestored(() => {
          scene.contextRestored()
          tellOfContext()
        }),
      )
      lit = { tube, scene }
      // The window may have changed while the engine came up.
      if (frame.device !== device && !isTwinShown) layOut()
      return null
    },
    showTwin: () => show(true),
    showTube: () => show(false),
    beat(nowMs) {
      stepWorld(world, nowMs)
      stage.beat()
      twin.sync()
      steppedAt = nowMs
      if (lit && !isTwinShown) drawFrame(lit, nowMs)
    },
    resize(next) {
      surroundings = next
      layOut()
    },
    cssScale: () => frame.css.height / frame.profile.buffer.height,
    say: (text) => twin.announce(text),
    get device() {
      return frame.device
    },
    get isContextLost() {
      return lit?.tube.isContextLost ?? false
    },
    onContextChange(run) {
      contextListeners.add(run)
      return () => contextListeners.delete(run)
    },
    release: () => releases.releaseAll(),
  }
}

/** The twin, each box where the bent glass shows it; as its own screen it is flat. */
function openTwin(
  { stage, world, twinMain, label, knobs }: GlassSetup,
  frame: () => Frame,
  isFlat: () => boolean,
): Twin {
  return createTwin({
    world,
    main: twinMain,
    palette: paletteOf(knobs),
    boxOf(left, top, width, height) {
      const { css, profile } = frame()
      const { buffer } = profile
      const share: Box = {
        left: left / buffer.width,
        top: top / buffer.height,
        width: width / buffer.width,
        height: height / buffer.height,
      }
      const seen = isFlat() ? share : boxOnGlass(share, warpOf(knobs, frame().device))
      return {
        left: seen.left * css.width,
        top: seen.top * css.height,
        width: seen.width * css.width,
        height: seen.height * css.height,
      }
    },
    view: () => stage.view() ?? 'boot',
    label,
    onKey: (event) => stage.key(event),
    onTap: () => stage.tap(),
    onScrollBy: (layer, px) => stage.scrollBy(layer, px),
    onSwipeBack: () => stage.swipeBack(),
  })
}
