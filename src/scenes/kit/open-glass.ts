import {
  chooseProfile,
  type Frame,
  layOutFrame,
  type ProfileId,
  type Viewport,
} from '#src/crt/frame.ts'
import { createTube, type Tube, type TubeFailure } from '#src/crt/game.ts'
import { type KnobValues } from '#src/crt/knobs.ts'
import { type FrameWatch, NO_GAUGE } from '#src/crt/gauge.ts'
import { paletteOf } from '#src/crt/palette.ts'
import { forgetPlace, placeDialogs } from '#src/browser/place-dialogs.ts'
import { stepWorld } from '#src/ecs/schedule.ts'
import { screenModeOf } from '#src/ecs/screen-mode.ts'
import { spawnGround } from '#src/ecs/spawn/spawn-layer.ts'
import { touch } from '#src/ecs/touch.ts'
import { type Caret, CARET_SHAPES, type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type GlyphAtlas } from '#src/terminal/glyphs/glyph-atlas.ts'
import { openTwin } from './open-twin.ts'
import { PausableTime } from './pausable-time.ts'
import { type Stage } from './stage.ts'
import { TubeScene } from './tube-scene.ts'

/** Returns the tube's knob values for a display profile. */
export type KnobsOf = (profile: ProfileId) => KnobValues

export interface GlassSetup {
  readonly canvas: HTMLCanvasElement
  /** Contains the twin; placed exactly over the canvas. */
  readonly twinLayer: HTMLElement
  readonly twinMain: HTMLElement
  readonly world: GameWorld
  readonly atlas: GlyphAtlas
  readonly knobs: KnobsOf
  readonly surroundings: Viewport
  readonly stage: Stage
  /** Returns the accessible name of the screen. */
  readonly label: () => string
  /** Called when the driver refuses a part of the tube, which then runs without it. */
  readonly onRefused: (failure: Error) => void
  /** Copies a text to the clipboard. */
  readonly copy: (text: string) => void
  /** Called for each requested frame: with null when it was drawn, else with the reason why not. */
  readonly onFrame: (failure: unknown) => void
}

/** The world, its twin and, once started, the tube. */
export interface Glass {
  /** Shows the first screen and follows the flow from then on. */
  begin(): void
  /** Starts the tube. The atlas must contain the start pages. Resolves with null, or with the reason of the failure. */
  lightTube(): Promise<TubeFailure | null>
  /** Hides the tube and shows the twin, green on black. */
  showTwin(): void
  showTube(): void
  /** Steps the world to `nowMs`, updates the twin, and draws if the picture has changed. */
  beat(nowMs: number): void
  /** Call when the window's size, zoom or shape has changed. */
  resize(surroundings: Viewport): void
  setKnobs(knobs: KnobsOf): void
  /** Pauses or resumes the time of the picture. */
  freeze(isFrozen: boolean): void
  wipeBurnIn(): void
  /** Turns the tube off and on again. */
  cyclePower(): void
  /**
   * Draws a frame even if nothing has changed. The canvas keeps it until the end of the task. Returns false when there
   * is no tube.
   */
  redraw(): boolean
  /**
   * Draws a frame with other knobs, calls `read`, and draws the own frame again, all in one task: the player sees only the
   * own one. Returns what `read` returns; null when there is no tube.
   */
  drawWith<result>(knobs: KnobsOf, read: () => result): result | null
  /** Measures the parts of each frame; null stops it. */
  watchFrames(watch: FrameWatch | null): void
  /** Calls `run` on each beat, after the screen has moved and before the twin and the tube are updated. */
  onBeat(run: () => void): Release
  readonly profile: ProfileId
  onProfileChange(run: (profile: ProfileId) => void): Release
  /** CSS px per buffer px, vertically. */
  cssScale(): number
  /** Announces a text to screen readers. */
  say(text: string): void
  readonly device: { readonly width: number; readonly height: number }
  readonly isContextLost: boolean
  /** Calls `run` when the tube's WebGL context is lost, and when it is restored. */
  onContextChange(run: () => void): Release
  release(): void
}

/** Returns the frame for the surroundings. Its profile decides the text mode of a new world. */
export function frameFor(surroundings: Viewport): Frame {
  return layOutFrame(surroundings, chooseProfile(surroundings))
}

/** Returns the frame for a picture without a tube: buffer pixels are square. */
function plainFrameFor(surroundings: Viewport): Frame {
  const profile = chooseProfile(surroundings)
  return layOutFrame(surroundings, { ...profile, frame: profile.buffer })
}

/** A running tube and its scene. */
interface LitTube {
  readonly tube: Tube
  readonly scene: TubeScene
}

/** Opens the screens and their twin. Nothing is visible before {@link Glass.lightTube} or {@link Glass.showTwin}. */
export function openGlass(setup: GlassSetup): Glass {
  const { canvas, twinLayer, world, stage, atlas, onRefused } = setup
  const releases = new Releases()
  const contextListeners = new Set<() => void>()
  const profileListeners = new Set<(profile: ProfileId) => void>()
  const beatListeners = new Set<() => void>()
  const time = new PausableTime(world.time.now)
  let { surroundings, knobs: knobsOf } = setup
  let frame = frameFor(surroundings)
  let knobs = knobsOf(frame.profile.id)
  let watch: FrameWatch | null = null
  let isStarted = false
  let isTwinShown = false
  let litTube: LitTube | null = null
  let steppedAt = world.time.now
  world.caret = caretOf(knobs)

  const twin = openTwin({
    ...{ stage, world, label: setup.label, main: setup.twinMain, copy: setup.copy },
    palette: paletteOf(setup.knobs(frame.profile.id)),
    pan: (px) => twinLayer.parentElement?.scrollBy(0, px),
    frame: () => frame,
    bend: () => (isTwinShown ? null : knobs),
  })
  releases.own(() => twin.release())

  const place = (): void => {
    for (const { style } of [canvas, twinLayer]) {
      style.left = `${frame.css.left}px`
      style.top = `${frame.css.top}px`
      style.width = `${frame.css.width}px`
      style.height = `${frame.css.height}px`
    }
    placeDialogs(twinLayer, frame.profile.buffer)
    twin.relayout()
  }
  releases.own(() => forgetPlace(twinLayer))
  const applyKnobs = (): void => {
    knobs = knobsOf(frame.profile.id)
    world.caret = caretOf(knobs)
    touch(world)
    litTube?.scene.setKnobs(knobs)
    twin.relayout()
  }
  const layOut = (): void => {
    const before = world.screen.profile
    const profileBefore = frame.profile.id
    frame = isTwinShown ? plainFrameFor(surroundings) : frameFor(surroundings)
    const mode = screenModeOf(frame.profile.id)
    if (mode.profile !== before) {
      world.screen = mode
      spawnGround(world)
      stage.modeChanged()
    }
    if (frame.profile.id !== profileBefore) {
      applyKnobs()
      for (const run of [...profileListeners]) run(frame.profile.id)
    }
    place()
    if (!isStarted) return
    twin.sync()
    if (!litTube || isTwinShown) return
    litTube.tube.resize(frame.device, frame.css)
    litTube.scene.resize(frame.device, frame.profile.contentScale)
    // Resizing clears the canvas, so draw at once.
    drawFrame(litTube, steppedAt)
  }
  const step = (tube: Tube, nowMs: number): void => {
    const gauge = watch?.gauge ?? NO_GAUGE
    gauge('glass', () => tube.step(nowMs))
  }
  const drawFrame = ({ tube, scene }: LitTube, nowMs: number): void => {
    if (tube.isContextLost) return
    try {
      const isDue = scene.prepare(nowMs)
      if (isDue) step(tube, nowMs)
      watch?.end(isDue)
      if (isDue) setup.onFrame(null)
    } catch (failure) {
      setup.onFrame(failure)
    }
  }
  const show = (isTwin: boolean): void => {
    if (isTwinShown === isTwin) return
    isTwinShown = isTwin
    canvas.hidden = isTwin
    twin.setShown(isTwin)
    layOut()
  }
  place()

  return {
    begin() {
      isStarted = true
      releases.own(stage.open())
    },
    async lightTube() {
      const { device, css, profile } = isTwinShown ? frameFor(surroundings) : frame
      const scene = new TubeScene({ world, atlas, knobs, profile, output: device, onRefused })
      const result = await createTube({ canvas, device, css, scenes: [scene] })
      if (!result.ok) return result.failure
      const { tube } = result
      releases.own(() => tube.release())
      const notifyContextListeners = (): void => {
        for (const run of [...contextListeners]) run()
      }
      releases.own(tube.onContextLost(notifyContextListeners))
      releases.own(
        tube.onContextRestored(() => {
          scene.contextRestored()
          notifyContextListeners()
        }),
      )
      litTube = { tube, scene }
      // The window may have changed while the engine was starting.
      if (frame.device !== device && !isTwinShown) layOut()
      return null
    },
    showTwin: () => show(true),
    showTube: () => show(false),
    beat(nowMs) {
      steppedAt = time.at(nowMs)
      stepWorld(world, steppedAt)
      stage.beat()
      for (const run of [...beatListeners]) run()
      twin.sync()
      if (litTube && !isTwinShown) drawFrame(litTube, steppedAt)
    },
    resize(next) {
      surroundings = next
      layOut()
    },
    setKnobs(next) {
      knobsOf = next
      applyKnobs()
    },
    freeze: (isFrozen) => time.setPaused(isFrozen),
    wipeBurnIn: () => litTube?.scene.wipeBurnIn(),
    cyclePower: () => litTube?.scene.cyclePower(steppedAt),
    redraw() {
      if (!litTube || isTwinShown || litTube.tube.isContextLost) return false
      litTube.scene.prepare(steppedAt)
      litTube.tube.step(steppedAt)
      return true
    },
    drawWith(other, read) {
      if (!litTube || isTwinShown || litTube.tube.isContextLost) return null
      const { scene, tube } = litTube
      const drawNow = (shown: KnobValues): void => {
        scene.setKnobs(shown)
        scene.prepare(steppedAt)
        tube.step(steppedAt)
      }
      drawNow(other(frame.profile.id))
      const result = read()
      drawNow(knobs)
      return result
    },
    watchFrames(next) {
      watch = next
      litTube?.scene.setGauge(next?.gauge ?? NO_GAUGE)
    },
    onBeat: (run) => listenTo(beatListeners, run),
    get profile() {
      return frame.profile.id
    },
    onProfileChange: (run) => listenTo(profileListeners, run),
    cssScale: () => frame.css.height / frame.profile.buffer.height,
    say: (text) => twin.announce(text),
    get device() {
      return frame.device
    },
    get isContextLost() {
      return litTube?.tube.isContextLost ?? false
    },
    onContextChange: (run) => listenTo(contextListeners, run),
    release: () => releases.releaseAll(),
  }
}

function caretOf({ cursorBlink, cursorShape }: KnobValues): Caret {
  return { shape: CARET_SHAPES[cursorShape] ?? 'block', halfPeriod: cursorBlink }
}

function listenTo<listener>(listeners: Set<listener>, run: listener): Release {
  listeners.add(run)
  return () => listeners.delete(run)
}
