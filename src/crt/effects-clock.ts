/** The effects move on by this much at most from one frame to the next: no gap in time makes them jump. */
const LONGEST_STEP_MS = 50

/** The time by which the tube's own effects move; it stands where nothing should move. */
export class EffectsClock {
  /** How often a second the effects alone ask for a frame. */
  hertz = 60
  #movedAt = Number.NEGATIVE_INFINITY
  #seconds = 0

  get seconds(): number {
    return this.#seconds
  }

  /** Whether the effects ask for a frame by themselves. */
  isDue(nowMs: number): boolean {
    // A display's frames come a little early or late; half a millisecond decides for this one.
    return nowMs - this.#movedAt >= 1000 / this.hertz - 0.5
  }

  move(nowMs: number): void {
    const elapsed = Math.max(0, nowMs - this.#movedAt)
    this.#seconds += Math.min(elapsed, LONGEST_STEP_MS) / 1000
    this.#movedAt = nowMs
  }
}
