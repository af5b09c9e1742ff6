/** The most that the clock advances between two frames, so that the effects do not jump after a pause. */
const MAX_STEP_MS = 50

/** The clock of the tube's animated effects. It advances only when the tube is rendered. */
export class EffectsClock {
  /** The frames per second that the effects request. */
  hertz = 60
  #movedAt = Number.NEGATIVE_INFINITY
  #seconds = 0

  /** The time of the effects. */
  get seconds(): number {
    return this.#seconds
  }

  /** Whether the effects need a new frame now. */
  isDue(nowMs: number): boolean {
    // Display frames come a little early or late: half a millisecond is tolerated.
    return nowMs - this.#movedAt >= 1000 / this.hertz - 0.5
  }

  /** Advances the clock to the time of a frame. */
  move(nowMs: number): void {
    const elapsed = Math.max(0, nowMs - this.#movedAt)
    this.#seconds += Math.min(elapsed, MAX_STEP_MS) / 1000
    this.#movedAt = nowMs
  }
}
