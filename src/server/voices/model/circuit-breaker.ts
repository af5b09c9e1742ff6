import type { Clock } from '../../clock.ts'
import type { FailureCause } from './failure-cause.ts'

/** Failures of one cause, without an answer between them, after which nobody is asked for a while. */
const FAILURES = 3
const REST_MS = 60_000

/** Keeps a dead endpoint from holding up every talk: after three failures of one cause it rests, then one call tries it. */
export class CircuitBreaker {
  readonly #clock: Pick<Clock, 'now'>
  readonly #failures = new Map<FailureCause, number>()
  #isOpen = false
  #openUntil = 0

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Whether a call may be tried now. While it is open, whoever is let through is the one who tries. */
  admit(): boolean {
    if (!this.#isOpen) return true
    const now = this.#clock.now().getTime()
    if (now < this.#openUntil) return false
    this.#openUntil = now + REST_MS
    return true
  }

  /** The endpoint has answered, with something that could be said or not. */
  succeeded(): void {
    this.#failures.clear()
    this.#isOpen = false
  }

  failed(cause: FailureCause): void {
    const failures = (this.#failures.get(cause) ?? 0) + 1
    this.#failures.set(cause, failures)
    if (!this.#isOpen && failures < FAILURES) return
    this.#isOpen = true
    this.#openUntil = this.#clock.now().getTime() + REST_MS
  }
}
