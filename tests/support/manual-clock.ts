import type { Clock } from '#src/server/platform/clock.ts'

/** A clock that moves only when the test turns it. */
export interface ManualClock extends Clock {
  /** Moves the clock by `ms` and ends the sleeps that are due, in order. */
  advance(ms: number): void
  setTo(instant: Date): void
}

interface Sleeper {
  readonly due: number
  readonly wake: () => void
}

/** Starts on the first day of a month by default, because a season is computed from its start, half a ms per tick. */
export function createManualClock(start = new Date('2026-09-01T12:00:00.000Z')): ManualClock {
  let now = start.getTime()
  let sleepers: Sleeper[] = []
  const wakeDue = () => {
    const due = sleepers.filter((sleeper) => sleeper.due <= now).sort((a, b) => a.due - b.due)
    sleepers = sleepers.filter((sleeper) => sleeper.due > now)
    for (const { wake } of due) wake()
  }
  const sleep: Clock['sleep'] = (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted || ms <= 0) return resolve()
      const wake = () => {
        signal?.removeEventListener('abort', wake)
        sleepers = sleepers.filter((other) => other !== sleeper)
        resolve()
      }
      const sleeper = { due: now + ms, wake }
      sleepers.push(sleeper)
      signal?.addEventListener('abort', wake)
    })
  return {
    now: () => new Date(now),
    sleep,
    deadline(ms) {
      const passed = new AbortController()
      void sleep(ms).then(() => passed.abort())
      return passed.signal
    },
    advance(ms) {
      now += ms
      wakeDue()
    },
    setTo(instant) {
      now = instant.getTime()
      wakeDue()
    },
  }
}
