import { type Flow } from '#src/flow/create-flow.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { SCREENS_PRELOAD_MS } from '#src/protocol/timing.ts'

interface Parts {
  readonly flow: Flow
  readonly timers: Timers
  /** Fetches the code of all screens. */
  readonly loadAll: () => Promise<void>
  readonly log: (what: string, failure: unknown) => void
}

/** Fetches the code of all screens when the home screen has been shown for a moment, until that has succeeded. */
export function loadScreensAtHome({ flow, loadAll, log, timers }: Parts): Release {
  let hasLoaded = false
  let cancel: Release = () => undefined
  const load = async (): Promise<void> => {
    try {
      await loadAll()
      hasLoaded = true
    } catch (failure) {
      log('loading the screens', failure)
    }
  }
  const unsubscribe = flow.subscribe(({ view }, before) => {
    if (view === before.view) return
    cancel()
    if (view === 'confirmation' && !hasLoaded)
      cancel = timers.after(SCREENS_PRELOAD_MS, () => void load())
  })
  return () => {
    unsubscribe()
    cancel()
  }
}
