import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { WagmiContext } from 'wagmi'
import { type Announce } from '#src/browser/announce.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { createCrashCounter } from './crash-counter.ts'
import { type PickerRequests } from './picker-requests.ts'
import './shell.css'
import { WalletPicker, type WalletPickerProps } from './wallet-picker.tsx'

export interface WalletConnectorsProps extends Omit<WalletPickerProps, 'request'> {
  readonly requests: PickerRequests['store']
  readonly announce: Announce
  readonly client: QueryClient
}

/** The picker of the wallets. Arrives with the wagmi config. */
export function WalletConnectors({
  announce,
  client,
  requests,
  ...props
}: WalletConnectorsProps): ReactNode {
  const { request } = useSyncExternalStore(requests.subscribe, requests.getState)
  const [onCrash] = useState(() => createCrashCounter(announce))
  if (!request) return null
  const crash = (message: string): void => {
    onCrash(message)
    // The request must not remain open after its dialog has failed.
    request.answer(null)
  }
  return (
    // WagmiProvider would reset the connections on each render.
    <WagmiContext value={props.wallets.config}>
      <QueryClientProvider client={client}>
        <CrashBoundary key={request.id} onCrash={crash}>
          <WalletPicker {...props} request={request} />
        </CrashBoundary>
      </QueryClientProvider>
    </WagmiContext>
  )
}
