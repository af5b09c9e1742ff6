import { govern, type Governor, startGovernor } from './governor.ts'
import { type Tier } from './tiers.ts'

/** Measures the page's beats and chooses the tier. */
export class QualityWatch {
  #governor: Governor
  #beatAt = 0
  #hasDrawn = false

  constructor(tier: Tier) {
    this.#governor = startGovernor(tier)
  }

  get tier(): Tier {
    return this.#governor.tier
  }

  /**
   * Must be called at every beat. The time from a beat that drew a frame to the next beat is the duration of that
   * frame.
   */
  beat(nowMs: number): Tier {
    if (this.#hasDrawn) this.#governor = govern(this.#governor, nowMs - this.#beatAt)
    this.#beatAt = nowMs
    this.#hasDrawn = false
    return this.tier
  }

  /** Call when a frame was drawn in this beat. */
  drew(): void {
    this.#hasDrawn = true
  }
}
