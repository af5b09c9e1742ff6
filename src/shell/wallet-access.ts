import { type PublicConfig } from '#src/api/get-config.ts'
import { type Announce } from '#src/browser/announce.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Host } from '#src/hosts/host.ts'
import { lazily } from '#src/lib/lazily.ts'
import { type Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type LoadWallets, type PickWallet } from '#src/wallet/wallets.ts'
import { type Shell } from './app.tsx'

/** The wallets, and the picker that asks the player for one. Both are loaded when they are needed for the first time. */
export interface WalletAccess {
  readonly loadWallets: LoadWallets
  readonly pickWallet: PickWallet
  /** Loads React's part, the picker, so that the player's click does not wait for it. */
  preloadPicker(): void
  /** Loads both. */
  preload(): void
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
  readonly timers: Timers
  readonly log: (what: string, failure: unknown) => void
}

export function createWalletAccess(options: CreateWalletAccessOptions): WalletAccess {
  const opened = lazily(async () => {
    const { openWalletAccess } = await import('./open-wallet-access.tsx')
    return openWalletAccess(options)
  })
  const preload = (loading: Promise<unknown>): void =>
    void loading.catch((failure: unknown) => options.log('loading the picker', failure))
  return {
    loadWallets: async () => (await opened.load()).wallets,
    pickWallet: async (picked) => (await opened.load()).pickWallet(picked),
    preloadPicker: () => preload(import('./wallet-connectors.tsx')),
    preload: () => preload(opened.load()),
  }
}
