import { listenToPushes, type PushListeners } from '#src/browser/listen-to-pushes.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { isOpenable } from '#src/flow/flow-event.ts'
import { type Release } from '#src/lib/releases.ts'
import { type GameStore } from './game-store.ts'

/** Does what the app around the page pushes: its deltas are merged, and a screen that may be opened is. */
export function followPushes(
  page: Parameters<typeof listenToPushes>[0],
  parts: Pick<PushListeners, 'origins'> & {
    readonly game: GameStore
    readonly flow: Pick<Flow, 'dispatch'> & { readonly state: Pick<Flow['state'], 'confirmed'> }
  },
): Release {
  const { flow, game, origins } = parts
  return listenToPushes(page, {
    origins,
    // With nobody signed in it is nobody's.
    stateDelta: (delta) => flow.state.confirmed && game.getState().applyDelta(delta),
    viewChange: (view) => isOpenable(view) && flow.dispatch({ type: 'opened', view }),
  })
}
