import { type Config, type Connector, type CreateConnectorFn } from '@wagmi/core'
import { onTestFinished, vi } from 'vitest'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type WalletMode } from '#src/protocol/calls/system.ts'
import { createWalletConfig } from '#src/wallet/wallet-config.ts'
import {
  createWallets,
  type LoadWallets,
  type ShowPairing,
  type Wallets,
} from '#src/wallet/wallets.ts'
import { type WalletPage } from './test-wallet.ts'

export interface TestWalletsOptions {
  /** Wallets must have announced themselves on it. Later ones are found after a turn of the event loop. */
  readonly page: WalletPage
  readonly storage: ClientStorage
  readonly mode?: WalletMode
  /** The connectors that a page would load. */
  readonly loaded?: readonly CreateConnectorFn[]
  readonly showPairing?: ShowPairing
}

export interface TestWallets {
  readonly wallets: Wallets
  readonly loadWallets: LoadWallets
  readonly config: Config
  /** Returns a connector. Throws when the config does not have it. */
  connector(id: string): Connector
}

/** Opens the wallets of a page until the end of the test. */
export function openTestWallets({
  page,
  showPairing = () => () => undefined,
  ...options
}: TestWalletsOptions): TestWallets {
  vi.stubGlobal('window', page)
  const { config, release } = createWalletConfig({
    ...{ mode: 'auto', loaded: [], isWorldApp: false },
    ...options,
    page,
  })
  onTestFinished(() => {
    // wagmi reads the global `window` here too.
    vi.stubGlobal('window', page)
    release()
    vi.unstubAllGlobals()
  })
  const wallets = createWallets(config, showPairing)
  return {
    wallets,
    loadWallets: async () => wallets,
    config,
    connector(id) {
      const connector = config.connectors.find((one) => one.id === id)
      if (!connector) throw new RangeError(`No connector has the id ${id}.`)
      return connector
    },
  }
}
