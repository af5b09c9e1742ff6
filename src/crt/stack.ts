import { CrtError } from './errors.ts'
import { enableHalfFloatTargets, webgl2Of } from './engine/context.ts'
import { type Scene, type Shader } from './engine/phaser.ts'
import { type KnobValues } from './knobs.ts'
import { type Blur, createBlur } from './passes/blur.ts'
import { createGlass, type Glass, hasBloom, hasHalation } from './passes/glass.ts'
import { createHalving } from './passes/halving.ts'
import { type OffScreenPass } from './passes/off-screen-pass.ts'
import { afterglowOf, createPersistence, decayOf, type Persistence } from './passes/persistence.ts'
import { type Size } from './sizes.ts'

/** On a still picture the beam kept everything lit until the frame that changes it: the afterglow starts no earlier. */
const LONGEST_FIRST_STEP = 1000 / 60

export interface CrtStackParameters {
  /** The texture key of the buffer: RGB, opaque, its top row at v = 1. It must exist. */
  readonly source: string
  readonly buffer: Size
  /** Device pixels. */
  readonly output: Size
  readonly knobs: KnobValues
  /** False draws as on a device that cannot draw into half floats. */
  readonly halfFloats?: boolean
}

/** The tube's passes over one scene: buffer → persistence → bloom and halation → glass. */
export interface CrtStack {
  /** The glass itself, on the scene's display list. */
  readonly screenShader: Shader
  /**
   * Runs the passes that are due. `hasChanged` says that the source was painted anew since the last call, which feeds
   * the afterglow. The glass is drawn by the engine's step that follows.
   */
  render(nowMs: number, hasChanged: boolean): void
  /** Takes effect with the next render. Throws a CrtError when the driver refuses a shader. */
  setKnobs(knobs: KnobValues): void
  /** Call after painting the new buffer and before render, in one task, so that no empty frame is shown. */
  resize(output: Size, buffer: Size): void
  /** Whether another frame would look the same as the last: all is drawn and the afterglow is over. */
  settled(nowMs: number): boolean
  /** Forgets what glowed, as after a lost context; the next render draws everything anew. */
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
  #buffer: Size
  #knobs: KnobValues
  #persistence: Persistence | undefined
  #halving: OffScreenPass | undefined
  #bloom: Blur | undefined
  #halation: Blur | undefined
  #renderedAt = Number.NEGATIVE_INFINITY
  #changedAt = Number.NEGATIVE_INFINITY
  #isStale = true
  /** Whether the persistence pass holds what the last frame showed. */
  #hasMemory = false

  constructor(scene: Scene, parameters: CrtStackParameters) {
    const { buffer, halfFloats = true, knobs, output, source } = parameters
    const gl = webgl2Of(scene)
    this.#scene = scene
    this.#source = source
    this.#prefix = `crt-${scene.sys.settings.key}`
    this.#halfFloats = halfFloats && gl && enableHalfFloatTargets(gl) ? gl : null
    this.#buffer = buffer
    this.#knobs = knobs
    this.#glass = createGlass(scene, { buffer, knobs, output })
  }

  get screenShader(): Shader {
    return this.#glass.shader
  }

  render(nowMs: number, hasChanged: boolean): void {
    const wasSettled = this.settled()
    const elapsed = Math.max(0, nowMs - this.#renderedAt)
    if (hasChanged || this.#isStale) this.#changedAt = nowMs
    if (!wasSettled || hasChanged) {
      this.#draw(nowMs, wasSettled ? Math.min(elapsed, LONGEST_FIRST_STEP) : elapsed)
    }
    this.#renderedAt = nowMs
    this.#isStale = false
  }

  settled(): boolean {
    const watched = this.#renderedAt - this.#changedAt
    return !this.#isStale && watched >= afterglowOf(this.#knobs.halfLife)
  }

  setKnobs(knobs: KnobValues): void {
    this.#knobs = knobs
    this.#glass.setKnobs(knobs)
    this.#isStale = true
  }

  resize(output: Size, buffer: Size): void {
    const isSameBuffer =
      buffer.width === this.#buffer.width && buffer.height === this.#buffer.height
    this.#buffer = buffer
    if (!isSameBuffer) this.#releasePasses()
    this.#glass.resize(output, buffer)
    this.#isStale = true
  }

  invalidate(): void {
    this.#hasMemory = false
    this.#isStale = true
  }

  release(): void {
    this.#releasePasses()
    this.#glass.release()
  }

  #draw(nowMs: number, elapsed: number): void {
    const lit = this.#develop(nowMs, elapsed)
    this.#glass.show(lit, this.#spill(lit))
  }

  /** Spilled light, the wide haze first and the close bloom over it, as one texture; none where both are off. */
  #spill(lit: string): string | undefined {
    const { bloom, bloomRadius, halation, halationRadius } = this.#knobs
    const isBlooming = hasBloom(this.#knobs)
    const isHazy = hasHalation(this.#knobs)
    if (!isBlooming && !isHazy) return undefined
    const scene = this.#scene
    this.#halving ??= createHalving(scene, this.#prefix, this.#buffer)
    const from = this.#halving.draw([lit])
    let spilled: string | undefined
    if (isHazy) {
      this.#halation ??= createBlur(scene, `${this.#prefix}-halation`, this.#buffer, 4)
      spilled = this.#halation.draw({ from, radius: halationRadius, amount: halation })
    }
    if (isBlooming) {
      this.#bloom ??= createBlur(scene, `${this.#prefix}-bloom`, this.#buffer, 2)
      const under = spilled ? { under: spilled } : {}
      spilled = this.#bloom.draw({ from, radius: bloomRadius, amount: bloom, ...under })
    }
    return spilled
  }

  /** The texture of what is lit or still glows: the buffer itself where the phosphor has no memory. */
  #develop(nowMs: number, elapsed: number): string {
    const { halfLife } = this.#knobs
    if (halfLife === 0) {
      this.#hasMemory = false
      return this.#source
    }
    this.#persistence ??= createPersistence(
      this.#scene,
      this.#prefix,
      this.#buffer,
      this.#halfFloats,
    )
    const isOver = nowMs - this.#changedAt >= afterglowOf(halfLife)
    const decay = this.#hasMemory && !isOver ? decayOf(elapsed, halfLife) : 0
    this.#hasMemory = true
    return this.#persistence.draw(this.#source, decay)
  }

  #releasePasses(): void {
    for (const pass of [this.#persistence, this.#halving, this.#bloom, this.#halation]) {
      pass?.release()
    }
    this.#persistence = this.#halving = this.#bloom = this.#halation = undefined
    this.#hasMemory = false
  }
}
