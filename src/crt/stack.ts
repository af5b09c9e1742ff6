import { EffectsClock } from './effects-clock.ts'
import { CrtError } from './errors.ts'
import { enableHalfFloatTargets, webgl2Of } from './engine/context.ts'
import { type Scene, type Shader } from './engine/phaser.ts'
import { type Gauge, NO_GAUGE } from './gauge.ts'
import { type KnobValues } from './knobs.ts'
import { type BurnIn, createBurnIn, WEAR_MS, wearOf } from './passes/burn-in.ts'
import { createGlass, type Glass } from './passes/glass.ts'
import { type GlassSetup, hasBurnIn, isMoving } from './passes/glass-parts.ts'
import {
  afterglowOf,
  createPersistence,
  decayOf,
  NO_AFTERGLOW,
  type Persistence,
} from './passes/persistence.ts'
import { createGlow, type Glow } from './passes/glow.ts'
import { isPowering, type PowerChange, powerAt } from './power.ts'
import { type RenderQuality } from './quality/render-quality.ts'
import { EFFECTS_HERTZ, isFine, knobsOfTier, withoutMotion } from './quality/tiers.ts'
import { fallbackKnobs, RefusedParts } from './refused-parts.ts'
import { type Size } from './sizes.ts'

/**
 * The longest time in ms for which the first frame after a pause decays. During the pause the beam kept the picture
 * lit.
 */
const MAX_FIRST_STEP = 1000 / 60

export interface CrtStackParameters {
  /** The texture key of the buffer: RGB, opaque, top row at v = 1. The texture must exist. */
  readonly source: string
  readonly buffer: Size
  /** Device pixels. */
  readonly output: Size
  readonly knobs: KnobValues
  /** The share of the glass that the picture takes. From the display profile. */
  readonly contentScale?: number
  /** False forces the path for devices without half-float targets. */
  readonly halfFloats?: boolean
  /** Default: the full tier, with motion. */
  readonly quality?: RenderQuality
  /** Called for each part whose shader the driver rejected. The tube continues without it. */
  readonly onRefused?: (failure: CrtError) => void
}

/** The passes of the tube: buffer → persistence → bloom and halation → glass. */
export interface CrtStack {
  /** The shader of the glass, on the scene's display list. */
  readonly screenShader: Shader
  /**
   * Runs the passes that are due. `hasChanged` tells whether the source was repainted since the last call, which starts
   * the afterglow. The engine's next step draws the glass.
   */
  render(nowMs: number, hasChanged: boolean): void
  /** Takes effect with the next render. */
  setKnobs(knobs: KnobValues): void
  /** Sets the tier and whether animated effects may move. */
  setQuality(quality: RenderQuality): void
  /** Call after painting the new buffer and before render, in the same task, so that no empty frame is shown. */
  resize(output: Size, buffer: Size, contentScale?: number): void
  /** Powers the tube on (it warms up) or off (the picture folds and stays dark). */
  switchTo(kind: PowerChange['kind'], nowMs: number): void
  /** Whether the picture is folding. The buffer should not be repainted meanwhile, because that would be visible. */
  isPoweringOff(nowMs: number): boolean
  wipeBurnIn(): void
  /** Measures the passes from the next render on. */
  setGauge(gauge: Gauge): void
  /** Whether the next frame would equal the last one: all is drawn, the afterglow is over and nothing moves. */
  settled(nowMs: number): boolean
  /** Discards afterglow and burn-in, as after a lost context. The next render draws everything. */
  invalidate(): void
  release(): void
}

export function createCrtStack(scene: Scene, parameters: CrtStackParameters): CrtStack {
  const { source } = parameters
  if (!scene.textures.exists(source)) {
    throw new CrtError('source_missing', `There is no texture named ${source} to put on the glass.`)
  }
  return new Stack(scene, parameters)
}

class Stack implements CrtStack {
  readonly #scene: Scene
  readonly #source: string
  readonly #prefix: string
  readonly #halfFloats: WebGL2RenderingContext | null
  readonly #glass: Glass
  readonly #refused: RefusedParts
  readonly #onRefused: (failure: CrtError) => void
  readonly #clock = new EffectsClock()
  #quality: RenderQuality
  /** The requested knobs. The setup has those that can be drawn. */
  #wanted: KnobValues
  #setup: GlassSetup
  #power: PowerChange | undefined
  #gauge = NO_GAUGE
  #persistence: Persistence | undefined
  #glow: Glow | undefined
  #burnIn: BurnIn | undefined
  #renderedAt = Number.NEGATIVE_INFINITY
  #changedAt = Number.NEGATIVE_INFINITY
  #wornAt = Number.NEGATIVE_INFINITY
  #isStale = true
  /** Whether the persistence pass has the last frame. */
  #hasLastFrame = false

  constructor(scene: Scene, parameters: CrtStackParameters) {
    const { buffer, contentScale = 1, halfFloats = true, knobs, output, source } = parameters
    const gl = webgl2Of(scene)
    this.#scene = scene
    this.#source = source
    this.#prefix = `crt-${scene.sys.settings.key}`
    this.#halfFloats = halfFloats && gl && enableHalfFloatTargets(gl) ? gl : null
    this.#onRefused = parameters.onRefused ?? (() => undefined)
    this.#refused = new RefusedParts(this.#onRefused)
    this.#quality = parameters.quality ?? { tier: 'full', reducedMotion: false }
    this.#wanted = knobs
    this.#setup = { knobs, buffer, output, contentScale, isFine: true, isPowering: false }
    this.#glass = this.#firstThatCompiles((setup) => createGlass(scene, setup))
  }

  get screenShader(): Shader {
    return this.#glass.shader
  }

  render(nowMs: number, hasChanged: boolean): void {
    const isIdle = this.#arePassesIdle()
    const elapsed = Math.max(0, nowMs - this.#renderedAt)
    if (hasChanged || this.#isStale) this.#changedAt = nowMs
    if (!isIdle || hasChanged) {
      this.#draw(nowMs, isIdle ? Math.min(elapsed, MAX_FIRST_STEP) : elapsed)
      this.#renderedAt = nowMs
    }
    this.#isStale = false
    this.#clock.move(nowMs)
    this.#glass.move(this.#clock.seconds, this.#powerAt(nowMs))
  }

  settled(nowMs: number): boolean {
    if (!this.#arePassesIdle()) return false
    const { knobs } = this.#setup
    if (this.#power && isPowering(this.#power, knobs, nowMs)) return false
    return !isMoving(knobs) || !this.#clock.isDue(nowMs)
  }

  setKnobs(knobs: KnobValues): void {
    this.#wanted = knobs
    this.#setUp()
  }

  setQuality(quality: RenderQuality): void {
    const { reducedMotion, tier } = quality
    if (tier === this.#quality.tier && reducedMotion === this.#quality.reducedMotion) return
    this.#quality = quality
    // The size of its passes depends on `isFine`.
    if (isFine(tier) !== this.#setup.isFine) this.#releaseGlow()
    this.#setUp()
  }

  resize(output: Size, buffer: Size, contentScale = this.#setup.contentScale): void {
    const before = this.#setup.buffer
    const isSameBuffer = buffer.width === before.width && buffer.height === before.height
    if (!isSameBuffer) this.#releasePasses()
    this.#setup = { ...this.#setup, output, buffer, contentScale }
    this.#setUp()
  }

  switchTo(kind: PowerChange['kind'], nowMs: number): void {
    this.#power = { kind, at: nowMs }
    this.#setUp()
  }

  isPoweringOff(nowMs: number): boolean {
    return this.#power?.kind === 'off' && isPowering(this.#power, this.#setup.knobs, nowMs)
  }

  wipeBurnIn(): void {
    this.#burnIn?.wipe()
    this.#isStale = true
  }

  setGauge(gauge: Gauge): void {
    this.#gauge = gauge
  }

  invalidate(): void {
    this.#hasLastFrame = false
    this.#burnIn?.wipe()
    this.#wornAt = Number.NEGATIVE_INFINITY
    this.#isStale = true
  }

  release(): void {
    this.#releasePasses()
    this.#glass.release()
  }

  /** Whether the passes below the glass have nothing to draw. */
  #arePassesIdle(): boolean {
    return !this.#isStale && this.#renderedAt - this.#changedAt >= afterglowOf(this.#setup.knobs)
  }

  /** The state of the power change. The glass contains the power effect only while it runs. */
  #powerAt(nowMs: number) {
    if (!this.#power) return undefined
    const state = powerAt(this.#power, this.#setup.knobs, nowMs)
    if (state) return state
    this.#power = undefined
    this.#setUp()
    return undefined
  }

  #setUp(): void {
    this.#firstThatCompiles(this.#glass.setUp)
    this.#isStale = true
  }

  /**
   * Calls `make` with the wanted knobs, then with simpler ones while the driver rejects the shader. Keeps the setup.
   */
  #firstThatCompiles<made>(make: (setup: GlassSetup) => made): made {
    const { reducedMotion, tier } = this.#quality
    this.#clock.hertz = EFFECTS_HERTZ[tier]
    const drawn = this.#refused.without(knobsOfTier(this.#wanted, tier))
    const knobs = reducedMotion ? withoutMotion(drawn) : drawn
    const isPowering = this.#power !== undefined
    const choices = [knobs, ...fallbackKnobs(knobs)]
    for (;;) {
      const choice = choices.shift() ?? knobs
      const setup = { ...this.#setup, knobs: choice, isFine: isFine(tier), isPowering }
      try {
        const made = make(setup)
        this.#setup = setup
        return made
      } catch (failure) {
        if (!(failure instanceof CrtError) || choices.length === 0) throw failure
        this.#onRefused(failure)
      }
    }
  }

  #draw(nowMs: number, elapsed: number): void {
    const refusals = this.#refused.size
    this.#wear(nowMs)
    const lit = this.#drawAfterglow(nowMs, elapsed)
    const glow = this.#refused.attempt('glow', () => {
      const pass = (this.#glow ??= createGlow(this.#scene, this.#prefix, this.#setup))
      return this.#gauge('glow', () => pass.draw(lit, this.#setup.knobs))
    })
    if (this.#refused.size > refusals) this.#setUp()
    this.#glass.show({ lit, glow, burn: this.#burnIn?.key })
  }

  /** Wears the phosphor by what the screen has shown since the last step. */
  #wear(nowMs: number): void {
    const { buffer, knobs } = this.#setup
    if (!hasBurnIn(knobs)) {
      this.#burnIn?.release()
      this.#burnIn = undefined
      return
    }
    this.#burnIn ??= this.#refused.attempt('burn-in', () =>
      createBurnIn(this.#scene, this.#prefix, buffer, this.#halfFloats),
    )
    const elapsed = nowMs - this.#wornAt
    const from = this.#glow?.half
    if (elapsed < WEAR_MS) return
    this.#wornAt = nowMs
    if (from && elapsed < Number.POSITIVE_INFINITY) {
      this.#gauge('burn-in', () => this.#burnIn?.wear(from, wearOf(elapsed, knobs.burnInSpeed)))
    }
  }

  /**
   * Returns the texture key of the picture with its afterglow. That is the buffer itself when there is no afterglow.
   */
  #drawAfterglow(nowMs: number, elapsed: number): string {
    const { buffer, knobs } = this.#setup
    if (knobs.halfLife === 0) {
      this.#hasLastFrame = false
      return this.#source
    }
    this.#persistence ??= this.#refused.attempt('afterglow', () =>
      createPersistence(this.#scene, this.#prefix, buffer, this.#halfFloats),
    )
    if (!this.#persistence) return this.#source
    const isOver = nowMs - this.#changedAt >= afterglowOf(knobs)
    const decay = this.#hasLastFrame && !isOver ? decayOf(elapsed, knobs) : NO_AFTERGLOW
    this.#hasLastFrame = true
    const persistence = this.#persistence
    return this.#gauge('afterglow', () => persistence.draw(this.#source, decay))
  }

  #releasePasses(): void {
    this.#releaseGlow()
    for (const pass of [this.#persistence, this.#burnIn]) pass?.release()
    this.#persistence = this.#burnIn = undefined
    this.#hasLastFrame = false
  }

  #releaseGlow(): void {
    this.#glow?.release()
    this.#glow = undefined
  }
}
