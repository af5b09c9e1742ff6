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
import { stepWorld } from '#src/ecs/schedule.ts'
import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import { spawnGround } from '#src/ecs/spawn/spawn-layer.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type GlyphAtlas } from '#src/terminal/glyphs/glyph-atlas.ts'
import { openTwin } from './open-twin.ts'
import { PausableTime } from './pausable-time.ts'
import { type Stage } from './stage.ts'
import { TubeScene } from './tube-scene.ts'

/** How the tube stands on a display profile. */
export type KnobsOf = (profile: ProfileId) => KnobValues

export interface GlassSetup {
  readonly canvas: HTMLCanvasElement
  /** Holds the twin; placed exactly over the canvas. */
  readonly twinLayer: HTMLElement
  readonly twinMain: HTMLElement
  readonly world: GameWorld
  readonly atlas: GlyphAtlas
  readonly knobs: KnobsOf
  readonly surroundings: Viewport
  readonly stage: Stage
  /** The screen's name to whoever hears it. */
  readonly label: () => string
  /** Hears, in a sentence, of a part of the tube that the driver refused; it goes on without. */
  readonly onRefused: (failure: Error) => void
  /** Puts a text into the clipboard. */
  readonly copy: (text: string) => void
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
  resize(surroundings: Viewport): void
  setKnobs(knobs: KnobsOf): void
  /** Holds the time of all that is on the glass, or lets it go on from there. */
  freeze(isFrozen: boolean): void
  wipeBurnIn(): void
  /** The tube goes off and on again, as when the line is cut. */
  cyclePower(): void
  /** Draws even if nothing has changed. The browser keeps the drawn canvas until the task is over; false where there is no tube. */
  redraw(): boolean
  /** Has the parts of each frame measured; null ends it. */
  watchFrames(watch: FrameWatch | null): void
  /** Called on each beat, after the screen has moved and before it is mirrored and painted. */
  onBeat(run: () => void): Release
  readonly profile: ProfileId
  onProfileChange(run: (profile: ProfileId) => void): Release
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
export function frameFor(surroundings: Viewport): Frame {
  return layOutFrame(surroundings, chooseProfile(surroundings))
}

/** Without a tube nothing squeezes the picture into its frame: a pixel of the buffer is as wide as it is high. */
function plainFrameFor(surroundings: Viewport): Frame {
  const profile = chooseProfile(surroundings)
  return layOutFrame(surroundings, { ...profile, frame: profile.buffer })
}

/** A lit tube and the scene in it. */
interface LitTube {
  readonly tube: Tube
  readonly scene: TubeScene
}

/** The screens and their twin on one world; nothing of it is seen before {@link Glass.lightTube} or {@link Glass.showTwin}. */
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
  let hasBegun = false
  let isTwinShown = false
  let lit: LitTube | null = null
  let steppedAt = world.time.now

  const twin = openTwin({
    ...{ stage, world, label: setup.label, main: setup.twinMain, copy: setup.copy },
    palette: paletteOf(setup.knobs(frame.profile.id)),
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
    twin.relayout()
  }
  const turn = (): void => {
    knobs = knobsOf(frame.profile.id)
    lit?.scene.setKnobs(knobs)
    twin.relayout()
  }
  const layOut = (): void => {
    const before = world.screen.profile
    const profileBefore = frame.profile.id
    frame = isTwinShown ? plainFrameFor(surroundings) : frameFor(surroundings)
    const mode = SCREEN_MODES[frame.profile.id === 'mobile' ? 'mobile' : 'desktop']
    if (mode.profile !== before) {
      world.screen = mode
      spawnGround(world)
      stage.modeChanged()
    }
    if (frame.profile.id !== profileBefore) {
      turn()
      for (const run of [...profileListeners]) run(frame.profile.id)
    }
    place()
    if (!hasBegun) return
    twin.sync()
    if (!lit || isTwinShown) return
    lit.tube.resize(frame.device, frame.css)
    lit.scene.resize(frame.device, frame.profile.contentScale)
    // A resized canvas is empty until the next step, so that step is now.
    drawFrame(lit, steppedAt)
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
      const { device, css, profile } = isTwinShown ? frameFor(surroundings) : frame
      const scene = new TubeScene({ world, atlas, knobs, profile, output: device, onRefused })
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
      steppedAt = time.at(nowMs)
      stepWorld(world, steppedAt)
      stage.beat()
      for (const run of [...beatListeners]) run()
      twin.sync()
      if (lit && !isTwinShown) drawFrame(lit, steppedAt)
    },
    resize(next) {
      surroundings = next
      layOut()
    },
    setKnobs(next) {
      knobsOf = next
      turn()
    },
    freeze: (isFrozen) => time.hold(isFrozen),
    wipeBurnIn: () => lit?.scene.wipeBurnIn(),
    cyclePower: () => lit?.scene.cyclePower(steppedAt),
    redraw() {
      if (!lit || isTwinShown || lit.tube.isContextLost) return false
      lit.scene.prepare(steppedAt)
      lit.tube.step(steppedAt)
      return true
    },
    watchFrames(next) {
      watch = next
      lit?.scene.setGauge(next?.gauge ?? NO_GAUGE)
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
      return lit?.tube.isContextLost ?? false
    },
    onContextChange: (run) => listenTo(contextListeners, run),
    release: () => releases.releaseAll(),
  }
}

function listenTo<listener>(listeners: Set<listener>, run: listener): Release {
  listeners.add(run)
  return () => listeners.delete(run)
}
