import { type Connector } from 'wagmi'
import { createStore } from 'zustand/vanilla'

export interface PickerOptions {
  /** Whether PLAY AS GUEST is offered where WALLET_MODE allows it. */
  readonly offersGuest: boolean
}

/** A request to the player to pick a wallet. */
export interface PickerRequest extends PickerOptions {
  /** Increases, so that each request gets its own dialog. */
  readonly id: number
  readonly answer: (connector: Connector | null) => void
}

export interface PickerRequests {
  /** Shows the picker. Resolves with null when the player cancels or another request replaces this one. */
  ask(options: PickerOptions): Promise<Connector | null>
  /** Cancels the current request, which resolves with null. */
  cancel(): void
  current(): PickerRequest | null
  subscribe(run: () => void): () => void
}

export function createPickerRequests(): PickerRequests {
  const store = createStore<{ readonly request: PickerRequest | null }>()(() => ({ request: null }))
  let lastId = 0
  const cancel = (): void => store.getState().request?.answer(null)
  return {
    ask({ offersGuest }) {
      cancel()
      lastId += 1
      const id = lastId
      return new Promise((resolve) => {
        const answer = (connector: Connector | null): void => {
          if (store.getState().request?.id === id) store.setState({ request: null })
          resolve(connector)
        }
        store.setState({ request: { id, offersGuest, answer } })
      })
    },
    cancel,
    current: () => store.getState().request,
    subscribe: (run) => store.subscribe(run),
  }
}
