/** A clock that can be held: what comes after goes on from where it stood. All in ms. */
export class PausableTime {
  #heldAt: number | null = null
  #lost = 0
  #now: number

  constructor(now: number) {
    this.#now = now
  }

  /** The reading when the clock that is never held reads `nowMs`. */
  at(nowMs: number): number {
    this.#now = nowMs
    return this.#heldAt ?? nowMs - this.#lost
  }

  hold(isHeld: boolean): void {
    if (isHeld === (this.#heldAt !== null)) return
    const reading = this.at(this.#now)
    this.#lost = this.#now - reading
    this.#heldAt = isHeld ? reading : null
  }
}
