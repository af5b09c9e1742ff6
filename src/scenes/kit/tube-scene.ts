import { Scene, Shader } from '#src/crt/engine/phaser.ts'
import { type Gauge, NO_GAUGE } from '#src/crt/gauge.ts'
import { type KnobValues } from '#src/crt/knobs.ts'
import { paletteOf } from '#src/crt/palette.ts'
import { type Size } from '#src/crt/sizes.ts'
import { createCrtStack, type CrtStack } from '#src/crt/stack.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type GlyphAtlas } from '#src/terminal/glyphs/glyph-atlas.ts'
import {
  createPainter,
  type Painter,
  SCREEN_TEXTURE,
} from '#src/terminal/painter/create-painter.ts'

export interface TubeSceneSetup {
  readonly world: GameWorld
  /** Its start pages are there. */
  readonly atlas: GlyphAtlas
  readonly knobs: KnobValues
  /** The canvas in device pixels. */
  readonly output: Size
}

/** Runs under every screen: paints the world's cells and puts them on the glass. */
export class TubeScene extends Scene {
  readonly #setup: TubeSceneSetup
  #output: Size
  #knobs: KnobValues
  #gauge = NO_GAUGE
  #painter: Painter | null = null
  #stack: CrtStack | null = null
  #hasChanged = false

  constructor(setup: TubeSceneSetup) {
    super({ key: 'tube' })
    this.#setup = setup
    this.#output = setup.output
    this.#knobs = setup.knobs
  }

  /** Phaser's hook: the scene was started. */
  create(): void {
    const { atlas, world } = this.#setup
    const knobs = this.#knobs
    const painter = createPainter({ Shader }, this, { world, atlas, palette: paletteOf(knobs) })
    painter.paint()
    const stack = createCrtStack(this, {
      source: SCREEN_TEXTURE,
      buffer: painter.size,
      output: this.#output,
      knobs,
    })
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

  /** Paints what has changed; whether the glass would look different after a step of the engine. */
  prepare(nowMs: number): boolean {
    if (!this.#painter || !this.#stack) return false
    const painter = this.#painter
    if (this.#gauge('text', () => painter.paint())) this.#hasChanged = true
    return this.#hasChanged || !this.#stack.settled(nowMs)
  }

  /** Phaser's hook: a step of the engine. */
  override update(nowMs: number): void {
    this.#stack?.render(nowMs, this.#hasChanged)
    this.#hasChanged = false
  }

  /** The canvas or the text mode has another size. Step in the same task, so that no empty frame is shown. */
  resize(output: Size): void {
    this.#output = output
    if (!this.#painter || !this.#stack) return
    this.#painter.paint()
    this.#stack.resize(output, this.#painter.size)
    this.#hasChanged = true
  }

  setKnobs(knobs: KnobValues): void {
    this.#knobs = knobs
    this.#painter?.setPalette(paletteOf(knobs))
    this.#stack?.setKnobs(knobs)
    this.#hasChanged = true
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

  /** The context was lost and is back: all is drawn anew, the afterglow is forgotten. */
  contextRestored(): void {
    this.#painter?.invalidate()
    this.#stack?.invalidate()
    this.#hasChanged = true
  }
}
