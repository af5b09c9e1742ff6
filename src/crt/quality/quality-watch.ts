import { govern, type Governor, startGovernor } from './governor.ts'
import { type Tier } from './tiers.ts'

/** Watches the beats of a page, and says with which tier the tube should be drawn. */
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

  /** A beat of the page. What a frame costs is told by how long the beat after it keeps one waiting. */
  beat(nowMs: number): Tier {
    if (this.#hasDrawn) this.#governor = govern(this.#governor, nowMs - this.#beatAt)
    this.#beatAt = nowMs
    this.#hasDrawn = false
    return this.tier
  }

  /** This beat asked the tube for a frame. */
  drew(): void {
    this.#hasDrawn = true
  }
}
