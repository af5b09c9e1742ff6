/** The longest step of the effects between two frames, so that a gap in time does not make them jump. */
const MAX_STEP_MS = 50

/** The clock of the tube's animated effects. It stops while nothing should move. */
export class EffectsClock {
  /** How many frames per second the effects request by themselves. */
  hertz = 60
  #movedAt = Number.NEGATIVE_INFINITY
  #seconds = 0

  get seconds(): number {
    return this.#seconds
  }

  /** Whether the effects need a new frame now. */
  isDue(nowMs: number): boolean {
    // Display frames come a little early or late: half a millisecond is tolerated.
    return nowMs - this.#movedAt >= 1000 / this.hertz - 0.5
  }

  move(nowMs: number): void {
    const elapsed = Math.max(0, nowMs - this.#movedAt)
    this.#seconds += Math.min(elapsed, MAX_STEP_MS) / 1000
    this.#movedAt = nowMs
  }
}
