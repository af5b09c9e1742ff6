import type { Clock } from '../../clock.ts'

/** Failures in a row after which nobody is asked for a while. */
const FAILURES = 3
const REST_MS = 60_000

/** Keeps a dead endpoint from holding up every talk: after three failures it rests, then one call tries it. */
export class CircuitBreaker {
  readonly #clock: Pick<Clock, 'now'>
  #failures = 0
  #openUntil = 0

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Whether a call may be tried now. While it is open, whoever is let through is the one who tries. */
  admit(): boolean {
    if (this.#failures < FAILURES) return true
    const now = this.#clock.now().getTime()
    if (now < this.#openUntil) return false
    this.#openUntil = now + REST_MS
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(): void {
    this.#failures += 1
    if (this.#failures >= FAILURES) this.#openUntil = this.#clock.now().getTime() + REST_MS
  }
}
