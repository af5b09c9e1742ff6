import { createDueTimers, type DueTimers } from '#src/browser/due-timers.ts'

/** The page's own timers, moved by hand. */
export interface ManualTimers extends DueTimers {
  /** Lets `ms` pass in small steps, and what was promised meanwhile come true. */
  pass(ms: number): Promise<void>
}

export function createManualTimers(): ManualTimers {
  const timers = createDueTimers()
  return {
    now: timers.now,
    after: timers.after,
    every: timers.every,
    beat: timers.beat,
    get waiting() {
      return timers.waiting
    },
    async pass(ms) {
      const stepMs = Math.min(ms, 50)
      const until = timers.now() + ms
      while (timers.now() < until) {
        timers.beat(Math.min(timers.now() + stepMs, until))
        await settle()
      }
    },
  }
}

/** Lets microtasks and already arrived answers run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
