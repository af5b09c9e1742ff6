import { notifyManager, QueryClient } from '@tanstack/react-query'

/** Creates the client of wagmi's `useConnect`, which is a mutation of React Query. Clear it at the end of the page. */
export function createPickerClient(): QueryClient {
  // By default the answers of wallets wait for a timer, which browsers delay in a page behind a wallet's window.
  notifyManager.setScheduler(queueMicrotask)
  // A wallet needs no network, and `clear` removes its answers instead of a timer.
  return new QueryClient({
    defaultOptions: { mutations: { networkMode: 'always', gcTime: Number.POSITIVE_INFINITY } },
  })
}
