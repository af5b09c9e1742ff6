import { listenToPushes, type PushListeners } from '#src/browser/listen-to-pushes.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { isOpenable } from '#src/flow/flow-event.ts'
import { type Release } from '#src/lib/releases.ts'
import { type GameStore } from './game-store.ts'

/** Applies messages from the host: merges state deltas and opens views that may be opened. */
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
    // Without a signed-in player there is no state to change.
    stateDelta: (delta) => flow.state.confirmed && game.getState().applyDelta(delta),
    viewChange: (view) => isOpenable(view) && flow.dispatch({ type: 'opened', view }),
  })
}
