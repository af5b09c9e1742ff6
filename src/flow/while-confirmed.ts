import { type Release } from '#src/lib/releases.ts'
import { type Flow } from './create-flow.ts'

/**
 * Calls `begin` when a player signs in, or at once if one is signed in. Calls the function that `begin` returned when
 * the player signs out. Returns a function that stops this, and ends what has begun.
 */
export function whileConfirmed(
  flow: Pick<Flow, 'state' | 'subscribe'>,
  begin: () => Release,
): Release {
  let end: Release | null = null
  const update = (): void => {
    if (flow.state.confirmed === (end !== null)) return
    if (end) end()
    end = flow.state.confirmed ? begin() : null
  }
  const unsubscribe = flow.subscribe(update)
  update()
  return () => {
    unsubscribe()
    end?.()
    end = null
  }
}
