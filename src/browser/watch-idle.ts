import { type Release, Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { IDLE_MS } from '#src/protocol/timing.ts'

/** What says that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'input'] as const

/** Calls `run` once nobody has touched the page for 5 minutes, and again each time they have come back and gone. */
export function watchIdle(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  timers: Timers,
  run: () => void,
): Release {
  const releases = new Releases()
  let seenAt = timers.now()
  let cancel: Release | null = null
  const wait = (ms: number): void => {
    cancel = timers.after(ms, () => {
      cancel = null
      // A timer a movement would be too many: it looks when it rings how long it has been.
      const left = seenAt + IDLE_MS - timers.now()
      if (left > 0) wait(left)
      else run()
    })
  }
  const note = (): void => {
    seenAt = timers.now()
    if (!cancel) wait(IDLE_MS)
  }
  for (const sign of SIGNS) {
    page.addEventListener(sign, note, { capture: true, passive: true })
    releases.own(() => page.removeEventListener(sign, note, { capture: true }))
  }
  releases.own(() => cancel?.())
  wait(IDLE_MS)
  return () => releases.releaseAll()
}
