import { type Clock, systemClock } from '#src/server/platform/clock.ts'

/** The machine's clock shifted to another day. It runs, and can be moved forward. */
export interface ShiftedClock extends Clock {
  /** Moves the clock by `ms` and ends the sleeps that are due. */
  advance(ms: number): void
}

export function createShiftedClock(start: Date): ShiftedClock {
  let shift = start.getTime() - systemClock.now().getTime()
  let turned = new AbortController()
  const now = () => new Date(systemClock.now().getTime() + shift)
  const sleep: Clock['sleep'] = async (ms, signal) => {
    const due = now().getTime() + ms
    for (let left = ms; left > 0 && !signal?.aborted; left = due - now().getTime()) {
      const woken = signal ? AbortSignal.any([signal, turned.signal]) : turned.signal
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
      turned.abort()
      turned = new AbortController()
    },
  }
}
