import { type Connector } from 'wagmi'
import { type PublicConfig } from '#src/api/get-config.ts'
import { type Announce } from '#src/browser/announce.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Host } from '#src/hosts/host.ts'
import { lazily } from '#src/lib/lazily.ts'
import { type Releases } from '#src/lib/releases.ts'
import { type PickOptions } from '#src/wallet/create-player-services.ts'
import { type LoadWallets } from '#src/wallet/wallets.ts'
import { type Shell } from './app.tsx'

/** The wallets, and the dialogs that ask the player for one. Both are loaded when they are needed for the first time. */
export interface WalletAccess {
  readonly loadWallets: LoadWallets
  /** Loads both, so that the player's click does not wait for them. */
  preload(): void
  /** Resolves with null when the player cancels or the signal aborts. */
  pickWallet(options: PickOptions): Promise<Connector | null>
  closePicker(): void
}

export interface CreateWalletAccessOptions {
  readonly page: Window
  readonly storage: ClientStorage
  readonly host: Pick<Host, 'platform'>
  /** Resolves when the app around the page is known. */
  readonly joined: Promise<void>
  /** Resolves when `config` has the server's configuration, or will not have it. */
  readonly configured: Promise<void>
  readonly config: () => PublicConfig | null
  readonly shell: Pick<Shell, 'showWalletConnectors'>
  readonly announce: Announce
  readonly releases: Releases
  readonly log: (what: string, failure: unknown) => void
}

export function createWalletAccess(options: CreateWalletAccessOptions): WalletAccess {
  const opened = lazily(async () => {
    const { openWalletAccess } = await import('./open-wallet-access.tsx')
    return openWalletAccess(options)
  })
  return {
    loadWallets: async () => (await opened.load()).wallets,
    preload(): void {
      opened.load().catch((failure: unknown) => options.log('loading the dialogs', failure))
    },
    async pickWallet({ offersGuest, signal }) {
      const { dialogs } = await opened.load()
      return signal?.aborted ? null : dialogs.pickWallet({ offersGuest })
    },
    closePicker: () => opened.loaded()?.dialogs.closePicker(),
  }
}
