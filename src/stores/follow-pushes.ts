import { listenToPushes, type PushListeners } from '#src/browser/listen-to-pushes.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { isOpenable } from '#src/flow/flow-event.ts'
import { type Release } from '#src/lib/releases.ts'
import { type GameStore } from './game-store.ts'

/** Applies messages from the host: merges state deltas, opens views that may be opened, and signs its user in. */
export function followPushes(
  page: Parameters<typeof listenToPushes>[0],
  parts: Pick<PushListeners, 'origins'> & {
    readonly frames: {
      readonly nonce: PushListeners['frameNonce']
      /** Makes the next sign-in use the proof of a frame. */
      readonly use: PushListeners['frameAuth']
    }
    readonly game: GameStore
    readonly flow: Pick<Flow, 'dispatch'> & { readonly state: Pick<Flow['state'], 'confirmed'> }
  },
): Release {
  const { flow, frames, game, origins } = parts
  return listenToPushes(page, {
    origins,
    // Without a signed-in player there is no state to change.
    stateDelta: (delta) => flow.state.confirmed && game.getState().applyDelta(delta),
    viewChange: (view) => isOpenable(view) && flow.dispatch({ type: 'opened', view }),
    frameNonce: frames.nonce,
    frameAuth(proof) {
      // A signed-in player stays; a frame cannot exchange them.
      if (flow.state.confirmed) return
      frames.use(proof)
      flow.dispatch({ type: 'host_can_sign_in' })
    },
  })
}
