import { type Clock, systemClock } from '#src/server/clock.ts'

/** The system's clock with an offset that a test can increase. */
export interface ShiftedClock extends Clock {
  /** Advances the time by `ms` and wakes sleeps that are due. */
  advance(ms: number): void
}

export function createShiftedClock(start: Date): ShiftedClock {
  let shift = start.getTime() - systemClock.now().getTime()
  let advanced = new AbortController()
  const now = () => new Date(systemClock.now().getTime() + shift)
  const sleep: Clock['sleep'] = async (ms, signal) => {
    const due = now().getTime() + ms
    for (let left = ms; left > 0 && !signal?.aborted; left = due - now().getTime()) {
      const woken = signal ? AbortSignal.any([signal, advanced.signal]) : advanced.signal
      await systemClock.sleep(left, woken)
    }
  }
  return {
    now,
    sleep,
    deadline(ms) {
      const passed = new AbortController()
      void sleep(ms).then(() => passed.abort())
      return passed.signal
    },
    advance(ms) {
      shift += ms
      advanced.abort()
      advanced = new AbortController()
    },
  }
}
