import { type Release } from '#src/lib/releases.ts'
import { type Flow } from './create-flow.ts'

/** Calls `begin` whenever a player has signed in, and the function it returned when they have left. */
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
