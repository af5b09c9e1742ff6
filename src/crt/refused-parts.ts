import { CrtError } from './errors.ts'
import { type KnobValues, OFF_KNOBS } from './knobs.ts'

/** A part of the tube that a graphics driver may refuse to compile. */
type RefusedPart = 'afterglow' | 'glow' | 'burn-in'

/** Parts that were refused once are not tried again: what they were to draw is off from then on. */
export class RefusedParts {
  readonly #refused = new Set<RefusedPart>()
  readonly #tell: (failure: CrtError) => void

  constructor(tell: (failure: CrtError) => void) {
    this.#tell = tell
  }

  /** Runs what may be refused. Its answer, or undefined after a refusal; every other failure is thrown on. */
  attempt<result>(part: RefusedPart, run: () => result): result | undefined {
    try {
      return run()
    } catch (failure) {
      if (!(failure instanceof CrtError) || failure.code !== 'shader_failed') throw failure
      this.#refused.add(part)
      this.#tell(failure)
      return undefined
    }
  }

  get size(): number {
    return this.#refused.size
  }

  /** The knobs without what cannot be drawn. */
  without(knobs: KnobValues): KnobValues {
    return {
      ...knobs,
      ...(this.#refused.has('afterglow') && { halfLife: 0 }),
      ...(this.#refused.has('burn-in') && { burnIn: 0 }),
      ...(this.#refused.has('glow') && { bloom: 0, halation: 0, bezelReflection: 0, burnIn: 0 }),
    }
  }
}

/** Ever plainer knobs for a glass that was refused; the picture keeps its shape as long as it can. */
export function plainerKnobs({ bezelSize, curvature, margin }: KnobValues): readonly KnobValues[] {
  return [{ ...OFF_KNOBS, bezelSize, curvature, margin }, OFF_KNOBS]
}
