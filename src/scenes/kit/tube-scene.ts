import { webgl2Of } from '#src/crt/engine/context.ts'
import { Scene, Shader } from '#src/crt/engine/phaser.ts'
import { type CrtError } from '#src/crt/errors.ts'
import { type DisplayProfile } from '#src/crt/frame.ts'
import { type Gauge, NO_GAUGE } from '#src/crt/gauge.ts'
import { type KnobValues } from '#src/crt/knobs.ts'
import { paletteOf } from '#src/crt/palette.ts'
import { QualityWatch } from '#src/crt/quality/quality-watch.ts'
import { rendererName, startTier } from '#src/crt/quality/start-tier.ts'
import { type Size } from '#src/crt/sizes.ts'
import { createCrtStack, type CrtStack } from '#src/crt/stack.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type GlyphAtlas } from '#src/terminal/glyphs/glyph-atlas.ts'
import {
  createPainter,
  type Painter,
  type Spacing,
  SCREEN_TEXTURE,
} from '#src/terminal/painter/create-painter.ts'

export interface TubeSceneSetup {
  readonly world: GameWorld
  /** Must contain the start pages. */
  readonly atlas: GlyphAtlas
  readonly knobs: KnobValues
  readonly profile: DisplayProfile
  /** The size of the canvas in device pixels. */
  readonly output: Size
  /** Called for each part of the tube that the driver refuses. */
  readonly onRefused: (failure: CrtError) => void
}

/** The Phaser scene below all screens: paints the world's cells and draws them through the tube. */
export class TubeScene extends Scene {
  readonly #setup: TubeSceneSetup
  #output: Size
  #contentScale: number
  #knobs: KnobValues
  #gauge = NO_GAUGE
  #painter: Painter | null = null
  #stack: CrtStack | null = null
  #quality = new QualityWatch('full')
  #hasChanged = false
  /** Whether the tube is powering off and must power on afterwards. */
  #isCycling = false

  constructor(setup: TubeSceneSetup) {
    super({ key: 'tube' })
    this.#setup = setup
    this.#output = setup.output
    this.#contentScale = setup.profile.contentScale
    this.#knobs = setup.knobs
  }

  /** Called by Phaser when the scene starts. */
  create(): void {
    const { atlas, onRefused, profile, world } = this.#setup
    const gl = webgl2Of(this)
    const output = this.#output
    const knobs = this.#knobs
    const tier = startTier({
      renderer: gl ? rendererName(gl) : '',
      isPhone: profile.id !== 'desktop' && profile.id !== 'full',
      pixels: output.width * output.height,
    })
    this.#quality = new QualityWatch(tier)
    const painter = createPainter({ Shader }, this, {
      world,
      atlas,
      palette: paletteOf(knobs),
      spacing: spacingOf(knobs),
    })
    painter.paint()
    const stack = createCrtStack(this, {
      ...{ source: SCREEN_TEXTURE, buffer: painter.size, output, knobs, onRefused },
      contentScale: profile.contentScale,
      quality: { tier, reducedMotion: world.reducedMotion },
    })
    stack.switchTo('on', world.time.now)
    this.#painter = painter
    this.#stack = stack
    this.#hasChanged = true
    this.events.once('shutdown', () => {
      stack.release()
      painter.release()
      this.#stack = null
      this.#painter = null
    })
  }

  /** Paints what has changed. Returns whether the picture would look different after a step of the engine. */
  prepare(nowMs: number): boolean {
    const painter = this.#painter
    const stack = this.#stack
    if (!painter || !stack) return false
    const tier = this.#quality.beat(nowMs)
    stack.setQuality({ tier, reducedMotion: this.#setup.world.reducedMotion })
    // The picture does not change while the tube powers off.
    if (stack.isPoweringOff(nowMs)) return true
    if (this.#isCycling) stack.switchTo('on', nowMs)
    this.#isCycling = false
    if (this.#gauge('text', () => painter.paint())) this.#hasChanged = true
    const isDue = this.#hasChanged || !stack.settled(nowMs)
    if (isDue) this.#quality.drew()
    return isDue
  }

  /** Called by Phaser on each step of the engine. */
  override update(nowMs: number): void {
    this.#stack?.render(nowMs, this.#hasChanged)
    this.#hasChanged = false
  }

  /**
   * Call when the size of the canvas or the text mode has changed. Step the engine in the same task, so that no empty
   * frame is shown.
   */
  resize(output: Size, contentScale: number): void {
    this.#output = output
    this.#contentScale = contentScale
    if (!this.#painter || !this.#stack) return
    this.#painter.paint()
    this.#stack.resize(output, this.#painter.size, contentScale)
    this.#hasChanged = true
  }

  setKnobs(knobs: KnobValues): void {
    this.#knobs = knobs
    this.#painter?.setPalette(paletteOf(knobs))
    this.#painter?.setSpacing(spacingOf(knobs))
    this.#stack?.setKnobs(knobs)
    this.#fitBuffer()
    this.#hasChanged = true
  }

  /** Gives the stack the size of the buffer, which the spacing of the text changes. */
  #fitBuffer(): void {
    if (!this.#painter || !this.#stack) return
    const { height, width } = this.#painter.size
    this.#painter.paint()
    const { size } = this.#painter
    if (size.width === width && size.height === height) return
    this.#stack.resize(this.#output, size, this.#contentScale)
  }

  /** Turns the tube off and on again. */
  cyclePower(nowMs: number): void {
    this.#isCycling = true
    this.#stack?.switchTo('off', nowMs)
  }

  wipeBurnIn(): void {
    this.#stack?.wipeBurnIn()
    this.#hasChanged = true
  }

  /** Measures the parts of a frame from now on. */
  setGauge(gauge: Gauge): void {
    this.#gauge = gauge
    this.#stack?.setGauge(gauge)
  }

  /** Redraws everything after the WebGL context was restored; the afterglow is lost. */
  contextRestored(): void {
    this.#painter?.invalidate()
    this.#stack?.invalidate()
    this.#hasChanged = true
  }
}

function spacingOf({ glyphSpacing, lineSpacing }: KnobValues): Spacing {
  return { glyph: glyphSpacing, line: lineSpacing }
}
