import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'

interface Entry {
  dueAt: number
  readonly everyMs: number | null
  readonly run: () => void
}

/** Timers that fire when `beat` is called with a time at or past their due time. */
export interface DueTimers extends Timers {
  /** Runs the timers that are due at `nowMs`, earliest first. A clock that jumps back is ignored. */
  beat(nowMs: number): void
  /** Number of pending timers, for leak checks. */
  readonly waiting: number
}

export function createDueTimers(startMs = 0): DueTimers {
  const entries = new Set<Entry>()
  let nowMs = startMs

  const add = (entry: Entry): Release => {
    entries.add(entry)
    return () => entries.delete(entry)
  }
  const nextDue = (): Entry | undefined => {
    let next: Entry | undefined
    for (const entry of entries) {
      if (entry.dueAt <= nowMs && (!next || entry.dueAt < next.dueAt)) next = entry
    }
    return next
  }

  return {
    now: () => nowMs,
    after: (ms, run) => add({ dueAt: nowMs + ms, everyMs: null, run }),
    every: (ms, run) => add({ dueAt: nowMs + ms, everyMs: ms, run }),
    get waiting() {
      return entries.size
    },
    beat(at) {
      nowMs = Math.max(nowMs, at)
      for (let entry = nextDue(); entry; entry = nextDue()) {
        if (entry.everyMs === null) entries.delete(entry)
        else entry.dueAt = nowMs + entry.everyMs
        entry.run()
      }
    },
  }
}
