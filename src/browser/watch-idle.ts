import { type Release, Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { IDLE_MS } from '#src/protocol/timing.ts'

/** The events that show that the player is active. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'input'] as const

/** Calls `run` when the player has been idle for 5 minutes, and again after each later idle period. */
export function watchIdle(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  timers: Timers,
  run: () => void,
): Release {
  const releases = new Releases()
  let activeAt = timers.now()
  let cancel: Release | null = null
  const wait = (ms: number): void => {
    cancel = timers.after(ms, () => {
      cancel = null
      // The timer is not restarted by each event. When it fires, it checks the time of the last event.
      const left = activeAt + IDLE_MS - timers.now()
      if (left > 0) wait(left)
      else run()
    })
  }
  const onActivity = (): void => {
    activeAt = timers.now()
    if (!cancel) wait(IDLE_MS)
  }
  for (const name of ACTIVITY_EVENTS) {
    page.addEventListener(name, onActivity, { capture: true, passive: true })
    releases.own(() => page.removeEventListener(name, onActivity, { capture: true }))
  }
  releases.own(() => cancel?.())
  wait(IDLE_MS)
  return () => releases.releaseAll()
}
