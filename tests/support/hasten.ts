import type { Clock } from '#src/server/clock.ts'

/** Longer waits are deadlines and intervals of the server itself; they keep their length. */
const LONGEST_SHORTENED_MS = 1_000

/** A clock without the waits that are there to be watched: the pauses of a speech, the days of a simulation. */
export interface HastyClock extends Clock {
  /** From now on such a wait lasts until {@link step} or {@link letGo}. */
  hold(): void
  /** Ends one wait: one that lasts now, else the next. */
  step(): void
  letGo(): void
}

/** Returns the clock with waits of up to a second divided by `factor`. */
export function hasten<clock extends Clock>(clock: clock, factor: number): clock & HastyClock {
  /** Null where nothing is held. */
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
    letGo: () => change(null),
    sleep(ms, signal) {
      if (ms > LONGEST_SHORTENED_MS) return clock.sleep(ms, signal)
      return permits === null ? clock.sleep(ms / factor, signal) : untilPermitted(signal)
    },
  }
}
