import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { type Announce } from '#src/browser/announce.ts'
import { type WalletChoice, type Wallets } from '#src/wallet/wallets.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { createCrashCounter } from './crash-counter.ts'
import { createPickerRequests, type PickerRequests } from './picker-requests.ts'
import './shell.css'
import { WalletPicker } from './wallet-picker.tsx'

/** The dialogs that are the browser's rather than the terminal's. It comes with the login screen: nothing before needs it. */
export interface Shell {
  /** Null when the player cancels. */
  pickWallet(): Promise<WalletChoice | null>
  closePicker(): void
  release(): void
}

export interface MountShellOptions {
  readonly root: HTMLElement
  readonly wallets: Wallets
  readonly persists: boolean
  readonly announce: Announce
}

export function mountShell({ root, wallets, persists, announce }: MountShellOptions): Shell {
  const requests = createPickerRequests()
  const reactRoot = createRoot(root)
  const onCrash = createCrashCounter(announce)
  reactRoot.render(
    <Picker requests={requests} wallets={wallets} persists={persists} onCrash={onCrash} />,
  )
  return {
    pickWallet: requests.ask,
    closePicker: requests.cancel,
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
    // A dialog that failed must not leave the asker waiting.
    request.answer(null)
  }
  return (
    <CrashBoundary key={request.id} onCrash={crash}>
      <WalletPicker wallets={wallets} persists={persists} onPick={request.answer} />
    </CrashBoundary>
  )
}
