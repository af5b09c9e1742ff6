import { createStore, type StoreApi } from 'zustand/vanilla'
import { type WalletConnection } from '#src/wallet/wallet-connection.ts'
import { type PickOptions, type PickWallet } from '#src/wallet/wallets.ts'

/** A request to the player to pick a wallet. */
export interface PickerRequest extends PickOptions {
  /** Increases, so that each request gets its own dialog. */
  readonly id: number
  /** Ends the request with a connected wallet; with null when the player cancels. Closes the connection if it has ended. */
  readonly answer: (connection: WalletConnection | null) => void
}

export interface PickerRequests {
  /** Shows the picker. Resolves with null also when another request replaces this one. */
  readonly ask: PickWallet
  /** Cancels the current request. */
  cancel(): void
  readonly store: Pick<
    StoreApi<{ readonly request: PickerRequest | null }>,
    'getState' | 'subscribe'
  >
}

export function createPickerRequests(): PickerRequests {
  const store = createStore<{ readonly request: PickerRequest | null }>()(() => ({ request: null }))
  let lastId = 0
  const cancel = (): void => store.getState().request?.answer(null)
  return {
    ask(options) {
      if (options.signal?.aborted) return Promise.resolve(null)
      cancel()
      lastId += 1
      const id = lastId
      return new Promise((resolve) => {
        const answer: PickerRequest['answer'] = (connection) => {
          if (store.getState().request?.id !== id) return void connection?.close()
          store.setState({ request: null })
          options.signal?.removeEventListener('abort', stop)
          resolve(connection)
        }
        const stop = (): void => answer(null)
        options.signal?.addEventListener('abort', stop)
        store.setState({ request: { ...options, id, answer } })
      })
    },
    cancel,
    store,
  }
}
