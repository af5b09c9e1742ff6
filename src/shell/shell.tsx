import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Announce } from '#src/browser/announce.ts'
import { type Release } from '#src/lib/releases.ts'
import { type WalletChoice, type Wallets } from '#src/wallet/wallets.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { createCrashCounter } from './crash-counter.ts'
import { type Pairing, PairingDialog } from './pairing-dialog.tsx'
import { createPickerRequests, type PickerRequests } from './picker-requests.ts'
import './shell.css'
import { WalletPicker } from './wallet-picker.tsx'

/** The dialogs drawn by the browser instead of the terminal. Loaded with the login screen, which needs them first. */
export interface Shell {
  /** Resolves with null when the player cancels. */
  pickWallet(): Promise<WalletChoice | null>
  closePicker(): void
  /** Shows a pairing code until released. */
  showPairing(pairing: Pairing): Release
  release(): void
}

export interface MountShellOptions {
  readonly root: HTMLElement
  readonly wallets: Wallets
  readonly persists: boolean
  readonly announce: Announce
  readonly copy: (text: string) => void
}

export function mountShell({ root, wallets, persists, announce, copy }: MountShellOptions): Shell {
  const requests = createPickerRequests()
  const pairings = createStore<{ readonly pairing: Pairing | null }>()(() => ({ pairing: null }))
  const reactRoot = createRoot(root)
  const onCrash = createCrashCounter(announce)
  reactRoot.render(
    <>
      <Picker requests={requests} wallets={wallets} persists={persists} onCrash={onCrash} />
      <PairingCode pairings={pairings} copy={copy} onCrash={onCrash} />
    </>,
  )
  return {
    pickWallet: requests.ask,
    closePicker: requests.cancel,
    showPairing(pairing) {
      pairings.setState({ pairing })
      return () => {
        if (pairings.getState().pairing === pairing) pairings.setState({ pairing: null })
      }
    },
    release() {
      requests.cancel()
      reactRoot.unmount()
    },
  }
}

interface PickerProps {
  readonly requests: PickerRequests
  readonly wallets: Wallets
  readonly persists: boolean
  readonly onCrash: (message: string) => void
}

function Picker({ requests, wallets, persists, onCrash }: PickerProps): ReactNode {
  const request = useSyncExternalStore(requests.subscribe, requests.current)
  if (!request) return null
  const crash = (message: string): void => {
    onCrash(message)
    // The request must not remain open after its dialog has failed.
    request.answer(null)
  }
  return (
    <CrashBoundary key={request.id} onCrash={crash}>
      <WalletPicker wallets={wallets} persists={persists} onPick={request.answer} />
    </CrashBoundary>
  )
}

interface PairingCodeProps {
  readonly pairings: StoreApi<{ readonly pairing: Pairing | null }>
  readonly copy: (text: string) => void
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
      <PairingDialog pairing={pairing} copy={copy} />
    </CrashBoundary>
  )
}
