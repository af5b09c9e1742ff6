import { createStore } from 'zustand/vanilla'
import { type WalletChoice } from '#src/wallet/wallets.ts'

/** One question to the player: which wallet? */
export interface PickerRequest {
  /** Counts up, so that each question gets a dialog of its own. */
  readonly id: number
  readonly answer: (choice: WalletChoice | null) => void
}

export interface PickerRequests {
  /** Asks; null when the player cancels or another question takes the place of this one. */
  ask(): Promise<WalletChoice | null>
  /** Takes the question back: the asker hears null. */
  cancel(): void
  current(): PickerRequest | null
  subscribe(run: () => void): () => void
}

export function createPickerRequests(): PickerRequests {
  const store = createStore<{ readonly request: PickerRequest | null }>()(() => ({ request: null }))
  let lastId = 0
  const cancel = (): void => store.getState().request?.answer(null)
  return {
    ask() {
      cancel()
      lastId += 1
      const id = lastId
      return new Promise((resolve) => {
        const answer = (choice: WalletChoice | null): void => {
          if (store.getState().request?.id === id) store.setState({ request: null })
          resolve(choice)
        }
        store.setState({ request: { id, answer } })
      })
    },
    cancel,
    current: () => store.getState().request,
    subscribe: (run) => store.subscribe(run),
  }
}
