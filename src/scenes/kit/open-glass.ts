import { type Box, bendOf, boxOnGlass } from '#src/crt/warp.ts'
import { chooseProfile, type Frame, layFrame, type Surroundings } from '#src/crt/frame.ts'
import { createTube, type Tube, type TubeFailure } from '#src/crt/game.ts'
import { type KnobValues } from '#src/crt/knobs.ts'
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
  /** Its start pages are there. */
  readonly atlas: GlyphAtlas
  readonly knobs: KnobValues
  readonly surroundings: Surroundings
  readonly stage: Stage
  /** The screen's name to whoever hears it. */
  readonly label: () => string
}

/** The running picture: world, tube and twin as one. */
export interface Glass {
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
  onContextLost(run: () => void): Release
  release(): void
}

export type GlassResult =
  | { readonly ok: true; readonly glass: Glass }
  | { readonly ok: false; readonly failure: TubeFailure }

/** The frame for the surroundings; the world of a page begins with its text mode. */
export function frameFor(surroundings: Surroundings): Frame {
  return layFrame(surroundings, chooseProfile(surroundings))
}

/** Starts tube, screens and twin on one world. */
export async function openGlass(setup: GlassSetup): Promise<GlassResult> {
  const { canvas, world, atlas, knobs } = setup
  const frame = frameFor(setup.surroundings)
  const tubeScene = new TubeScene({ world, atlas, knobs, output: frame.device })
  const { device, css } = frame
  const result = await createTube({ canvas, device, css, scenes: [tubeScene] })
  if (!result.ok) return result
  return { ok: true, glass: glassOf(setup, frame, result.tube, tubeScene) }
}

function glassOf(setup: GlassSetup, first: Frame, tube: Tube, tubeScene: TubeScene): Glass {
  const { canvas, twinLayer, twinMain, world, stage } = setup
  const releases = new Releases()
  let frame = first
  let steppedAt = world.time.now

  releases.own(() => tube.release())
  releases.own(tube.onContextRestored(() => tubeScene.contextRestored()))
  releases.own(stage.open(tube.game.scene))
  const twin = openTwin({ stage, world, twinMain, label: setup.label }, setup.knobs, () => frame)
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
  place()

  return {
    beat(nowMs) {
      stepWorld(world, nowMs)
      stage.beat()
      twin.sync()
      steppedAt = nowMs
      if (tubeScene.prepare(nowMs)) tube.step(nowMs)
    },
    resize(surroundings) {
      const before = frame
      frame = frameFor(surroundings)
      if (frame.profile.id !== before.profile.id) {
        world.screen = SCREEN_MODES[frame.profile.id === 'mobile' ? 'mobile' : 'desktop']
        spawnGround(world)
        stage.modeChanged()
      }
      place()
      twin.sync()
      tube.resize(frame.device, frame.css)
      tubeScene.resize(frame.device)
      // A resized canvas is empty until the next step, so that step is now.
      tube.step(steppedAt)
    },
    cssScale: () => frame.css.height / frame.profile.buffer.height,
    say: (text) => twin.announce(text),
    get device() {
      return frame.device
    },
    get isContextLost() {
      return tube.isContextLost
    },
    onContextLost: (run) => tube.onContextLost(run),
    release: () => releases.releaseAll(),
  }
}

/** The twin, each box where the bent glass shows it. */
function openTwin(
  { stage, world, twinMain, label }: Pick<GlassSetup, 'stage' | 'world' | 'twinMain' | 'label'>,
  knobs: KnobValues,
  frame: () => Frame,
): Twin {
  const bend = bendOf(knobs.curvature)
  return createTwin({
    world,
    main: twinMain,
    boxOf(left, top, width, height) {
      const { css, profile } = frame()
      const { buffer } = profile
      const share: Box = {
        left: left / buffer.width,
        top: top / buffer.height,
        width: width / buffer.width,
        height: height / buffer.height,
      }
      const seen = boxOnGlass(share, bend)
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
