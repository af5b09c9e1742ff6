import type { Clock } from '#src/server/platform/clock.ts'

/** Longer waits are time limits and intervals of the server, which are not changed. */
const LONGEST_SHORTENED_MS = 1_000

/** A clock with shorter waits: the pauses of replies and of simulations. */
export interface AcceleratedClock extends Clock {
  /** Holds such waits until {@link step} or {@link resume}. */
  hold(): void
  /** Ends one wait: a current one, else the next. */
  step(): void
  resume(): void
}

/** Returns the clock with waits of up to a second divided by `factor`. */
export function accelerateClock<clock extends Clock>(
  clock: clock,
  factor: number,
): clock & AcceleratedClock {
  /** Null while waits are not held. */
  let permits: number | null = null
  let changed = new AbortController()
  const change = (next: number | null): void => {
    permits = next
    changed.abort()
    changed = new AbortController()
  }
  const untilPermitted = async (signal?: AbortSignal): Promise<void> => {
    while (permits === 0 && !signal?.aborted) {
      const ended = signal ? AbortSignal.any([signal, changed.signal]) : changed.signal
      await new Promise<void>((resolve) => {
        ended.addEventListener('abort', () => resolve(), { once: true })
      })
    }
    if (permits !== null && permits > 0) permits -= 1
  }
  return {
    ...clock,
    hold: () => change(0),
    step: () => change((permits ?? 0) + 1),
    resume: () => change(null),
    sleep(ms, signal) {
      if (ms > LONGEST_SHORTENED_MS) return clock.sleep(ms, signal)
      return permits === null ? clock.sleep(ms / factor, signal) : untilPermitted(signal)
    },
  }
}
