import { type Connector } from 'wagmi'
import { type PublicConfig } from '#src/api/get-config.ts'
import { type Announce } from '#src/browser/announce.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Host } from '#src/hosts/host.ts'
import { lazily } from '#src/lib/lazily.ts'
import { type Releases } from '#src/lib/releases.ts'
import { type LoadWallets } from '#src/wallet/wallets.ts'
import { type Shell } from './app.tsx'

/** The wallets, and the dialogs that ask the player for one. Both are loaded when they are needed for the first time. */
export interface WalletAccess {
  readonly loadWallets: LoadWallets
  /** Loads both, so that the player's click does not wait for them. */
  preload(): void
  /** Resolves with null when the player cancels or the signal aborts. */
  pickWallet(signal?: AbortSignal): Promise<Connector | null>
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
  const opened = lazily(() => open(options))
  return {
    loadWallets: async () => (await opened.load()).wallets,
    preload(): void {
      opened.load().catch((failure: unknown) => options.log('loading the dialogs', failure))
    },
    async pickWallet(signal) {
      const { dialogs } = await opened.load()
      return signal?.aborted ? null : dialogs.pickWallet()
    },
    closePicker: () => opened.loaded()?.dialogs.closePicker(),
  }
}

async function open(options: CreateWalletAccessOptions) {
  const { announce, config, host, log, page, releases, shell, storage } = options
  const [{ openWallets }, { createWalletDialogs, WalletConnectors }] = await Promise.all([
    import('#src/wallet/open-wallets.ts'),
    import('./wallet-connectors.tsx'),
    // The connectors follow from the app around the page and from WALLET_MODE.
    options.joined,
    options.configured,
  ])
  const dialogs = createWalletDialogs()
  releases.own(dialogs.closePicker)
  const wallets = await openWallets({
    ...{ storage, page, releases, log, platform: host.platform },
    mode: config()?.wallet_mode ?? 'auto',
    projectId: config()?.walletconnect_project_id ?? null,
    origin: page.location.origin,
    showPairing: (uri, cancel) => dialogs.showPairing({ uri, cancel }),
  })
  const { requests, pairings } = dialogs
  shell.showWalletConnectors(
    <WalletConnectors
      {...{ requests, pairings, announce, config: wallets.config }}
      persists={storage.persists}
      copy={(text) => void copyText(page.navigator, text)}
    />,
  )
  return { dialogs, wallets }
}
