import { CrtError } from './errors.ts'
import { type KnobValues, OFF_KNOBS } from './knobs.ts'

/** A part of the tube whose shader a graphics driver may reject. */
type RefusedPart = 'afterglow' | 'glow' | 'burn-in'

/** Keeps the parts whose shader was rejected. They are not tried again, and their knobs are off. */
export class RefusedParts {
  readonly #refused = new Set<RefusedPart>()
  readonly #report: (failure: CrtError) => void

  constructor(report: (failure: CrtError) => void) {
    this.#report = report
  }

  /** Runs `run` and returns its result, or undefined when the driver rejects its shader. Rethrows all other errors. */
  attempt<result>(part: RefusedPart, run: () => result): result | undefined {
    try {
      return run()
    } catch (failure) {
      if (!(failure instanceof CrtError) || failure.code !== 'shader_failed') throw failure
      this.#refused.add(part)
      this.#report(failure)
      return undefined
    }
  }

  get size(): number {
    return this.#refused.size
  }

  /** The knobs without those of rejected parts. */
  without(knobs: KnobValues): KnobValues {
    return {
      ...knobs,
      ...(this.#refused.has('afterglow') && { halfLife: 0 }),
      ...(this.#refused.has('burn-in') && { burnIn: 0 }),
      ...(this.#refused.has('glow') && { bloom: 0, halation: 0, bezelReflection: 0, burnIn: 0 }),
    }
  }
}

/** Simpler knobs to try when the glass shader is rejected. The first keeps the geometry. */
export function fallbackKnobs({ bezelSize, curvature, margin }: KnobValues): readonly KnobValues[] {
  return [{ ...OFF_KNOBS, bezelSize, curvature, margin }, OFF_KNOBS]
}
