import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { type Config, type Connector, WagmiContext } from 'wagmi'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Announce } from '#src/browser/announce.ts'
import { type Release } from '#src/lib/releases.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { createCrashCounter } from './crash-counter.ts'
import { type Pairing } from './pairing-dialog.tsx'
import { createPickerRequests, type PickerOptions, type PickerRequests } from './picker-requests.ts'
import './shell.css'
import { WalletPicker } from './wallet-picker.tsx'

/** What the dialogs of the wallets are asked to show. */
export interface WalletDialogs {
  /** Resolves with null when the player cancels. */
  pickWallet(options: PickerOptions): Promise<Connector | null>
  closePicker(): void
  /** Shows a pairing code until released. */
  showPairing(pairing: Pairing): Release
}

// Most players never pair a wallet, and the code that draws the picture is as large as the picker.
const PairingDialog = lazy(async () => ({
  default: (await import('./pairing-dialog.tsx')).PairingDialog,
}))

type Pairings = StoreApi<{ readonly pairing: Pairing | null }>

export interface WalletConnectorsProps {
  readonly config: Config
  readonly requests: PickerRequests
  readonly pairings: Pairings
  readonly persists: boolean
  readonly announce: Announce
  readonly copy: (text: string) => void
}

/** Creates the requests that {@link WalletConnectors} shows. */
export function createWalletDialogs(): WalletDialogs &
  Pick<WalletConnectorsProps, 'pairings' | 'requests'> {
  const requests = createPickerRequests()
  const pairings: Pairings = createStore(() => ({ pairing: null }))
  return {
    requests,
    pairings,
    pickWallet: requests.ask,
    closePicker: requests.cancel,
    showPairing(pairing) {
      pairings.setState({ pairing })
      return () => {
        if (pairings.getState().pairing === pairing) pairings.setState({ pairing: null })
      }
    },
  }
}

/** The dialogs of the wallets: the picker and the pairing code. Arrives with the wagmi config. */
export function WalletConnectors({ config, ...props }: WalletConnectorsProps): ReactNode {
  const onCrash = createCrashCounter(props.announce)
  return (
    // WagmiProvider would reset the connections on each render.
    <WagmiContext value={config}>
      <Picker {...props} onCrash={onCrash} />
      <PairingCode {...props} onCrash={onCrash} />
    </WagmiContext>
  )
}

interface PickerProps extends Pick<WalletConnectorsProps, 'persists' | 'requests'> {
  readonly onCrash: (message: string) => void
}

function Picker({ requests, persists, onCrash }: PickerProps): ReactNode {
  const request = useSyncExternalStore(requests.subscribe, requests.current)
  if (!request) return null
  const crash = (message: string): void => {
    onCrash(message)
    // The request must not remain open after its dialog has failed.
    request.answer(null)
  }
  return (
    <CrashBoundary key={request.id} onCrash={crash}>
      <WalletPicker persists={persists} offersGuest={request.offersGuest} onPick={request.answer} />
    </CrashBoundary>
  )
}

interface PairingCodeProps extends Pick<WalletConnectorsProps, 'copy' | 'pairings'> {
  readonly onCrash: (message: string) => void
}

function PairingCode({ pairings, copy, onCrash }: PairingCodeProps): ReactNode {
  const { pairing } = useSyncExternalStore(pairings.subscribe, pairings.getState)
  if (!pairing) return null
  const crash = (message: string): void => {
    onCrash(message)
    // The pairing must not remain open after its dialog has failed.
    pairing.cancel()
  }
  return (
    <CrashBoundary key={pairing.uri} onCrash={crash}>
      <Suspense>
        <PairingDialog pairing={pairing} copy={copy} />
      </Suspense>
    </CrashBoundary>
  )
}
