import type { Clock } from '../../platform/clock.ts'
import { type FailureCause, ownerOf } from './failure-cause.ts'

/** The number of failures of one cause, without a success in between, that opens the circuit. */
const FAILURES = 3
const OPEN_MS = 60_000
/** The longest that an endpoint can ask to be left alone. */
const LONGEST_REST_MS = 10 * 60_000

/**
 * Skips calls to an endpoint for a minute after three network failures of one cause, so that replies do not wait for it,
 * and as long as the endpoint itself asks to be left alone. Other failures do not count.
 */
export class CircuitBreaker {
  readonly #clock: Pick<Clock, 'now'>
  readonly #failures = new Map<FailureCause, number>()
  #isOpen = false
  #openUntil = 0

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Whether a call is allowed now. While the circuit is open, one call a minute is allowed, to test the endpoint. */
  allowCall(): boolean {
    if (!this.#isOpen) return true
    const now = this.#clock.now().getTime()
    if (now < this.#openUntil) return false
    this.#openUntil = now + OPEN_MS
    return true
  }

  /** Records an answer of the endpoint, whether or not it was usable. Closes the circuit. */
  recordSuccess(): void {
    this.#failures.clear()
    this.#isOpen = false
  }

  /** Records a failure; `retryAfterMs` is how long the endpoint asks to be left alone. */
  recordFailure(cause: FailureCause, retryAfterMs: number | null): void {
    const owner = ownerOf(cause)
    if (owner === 'model') return this.recordSuccess()
    if (retryAfterMs !== null) return this.#open(Math.min(retryAfterMs, LONGEST_REST_MS))
    if (owner === 'ours') return
    const failures = (this.#failures.get(cause) ?? 0) + 1
    this.#failures.set(cause, failures)
    if (this.#isOpen || failures >= FAILURES) this.#open(OPEN_MS)
  }

  #open(ms: number): void {
    this.#isOpen = true
    this.#openUntil = this.#clock.now().getTime() + ms
  }
}
