import type { Clock } from '#src/server/clock.ts'

/** Longer waits are timeouts and intervals of the server, which keep their length. */
const MAX_SHORTENED_MS = 1_000

/**
 * A clock that shortens pauses which exist for the viewer: between tokens of a reply, and between days of a simulation.
 */
export interface HastyClock extends Clock {
  /** Makes such waits last until {@link step} or {@link release}. */
  hold(): void
  /** Ends the present wait, else the next one. */
  step(): void
  release(): void
}

/** Returns the clock with waits of up to a second divided by `factor`. */
export function hasten<clock extends Clock>(clock: clock, factor: number): clock & HastyClock {
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
    release: () => change(null),
    sleep(ms, signal) {
      if (ms > MAX_SHORTENED_MS) return clock.sleep(ms, signal)
      return permits === null ? clock.sleep(ms / factor, signal) : untilPermitted(signal)
    },
  }
}
