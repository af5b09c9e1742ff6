import { type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Announce } from '#src/browser/announce.ts'
import { BaseError } from '#src/lib/errors.ts'
import { type WalletChoice, type Wallets } from '#src/wallet/wallets.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { createCrashCounter } from './crash-counter.ts'
import { createPickerRequests, type PickerRequests } from './picker-requests.ts'
import './shell.css'
import { WalletPicker } from './wallet-picker.tsx'

/** The page around the terminal: where it draws, and the dialogs that are the browser's rather than the game's. */
export interface Shell {
  readonly canvas: HTMLCanvasElement
  /** Where the accessible twin stands, over the canvas; React keeps its hands off what is in it. */
  readonly twinLayer: HTMLElement
  pickWallet(): Promise<WalletChoice | null>
  closePicker(): void
  isPicking(): boolean
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
  // The canvas is needed at once, so this first render is not put off.
  flushSync(() => {
    reactRoot.render(
      <>
        <div id="stage">
          <canvas id="tube" aria-hidden="true" />
          <div id="twin-layer" />
        </div>
        <Picker requests={requests} wallets={wallets} persists={persists} onCrash={onCrash} />
      </>,
    )
  })
  const canvas = root.querySelector('canvas')
  const twinLayer = root.querySelector<HTMLElement>('#twin-layer')
  if (!canvas || !twinLayer) throw new BaseError('no_stage', 'The page has no place to draw on.')
  return {
    canvas,
    twinLayer,
    pickWallet: requests.ask,
    closePicker: requests.cancel,
    isPicking: () => requests.current() !== null,
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
