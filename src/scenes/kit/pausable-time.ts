/** A clock that can be paused. All times are in ms. */
export class PausableTime {
  #pausedAt: number | null = null
  #pausedMs = 0
  #now: number

  constructor(now: number) {
    this.#now = now
  }

  /** Returns the clock's time when the underlying clock is at `nowMs`. */
  at(nowMs: number): number {
    this.#now = nowMs
    return this.#pausedAt ?? nowMs - this.#pausedMs
  }

  setPaused(isPaused: boolean): void {
    if (isPaused === (this.#pausedAt !== null)) return
    const reading = this.at(this.#now)
    this.#pausedMs = this.#now - reading
    this.#pausedAt = isPaused ? reading : null
  }
}
