import { type Config, connect, type Connector, type CreateConnectorFn } from '@wagmi/core'
import { onTestFinished, vi } from 'vitest'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type WalletMode } from '#src/protocol/calls/system.ts'
import { createWalletConfig } from '#src/wallet/wallet-config.ts'
import { toWalletError } from '#src/wallet/wallet-error.ts'
import { type WalletConnection } from '#src/wallet/wallet-connection.ts'
import { createWallets, type LoadWallets, type Wallets } from '#src/wallet/wallets.ts'
import { createManualTimers } from './manual-timers.ts'
import { type WalletPage } from './test-wallet.ts'

export interface TestWalletsOptions {
  /** Wallets must have announced themselves on it. Later ones are found after a turn of the event loop. */
  readonly page: WalletPage
  readonly storage: ClientStorage
  readonly mode?: WalletMode
  readonly timers?: Timers
  /** The connectors that a page would load. */
  readonly loaded?: readonly CreateConnectorFn[]
}

export interface TestWallets {
  readonly wallets: Wallets
  readonly loadWallets: LoadWallets
  readonly config: Config
  /** Returns a connector. Throws when the config does not have it. */
  connector(id: string): Connector
  /** Connects a wallet as the picker does. */
  connect(id: string): Promise<WalletConnection>
}

/** Opens the wallets of a page until the end of the test. */
export function openTestWallets({
  page,
  timers = createManualTimers(),
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
  const wallets = createWallets(config, timers)
  const find = (id: string): Connector => {
    const connector = config.connectors.find((one) => one.id === id)
    if (!connector) throw new RangeError(`No connector has the id ${id}.`)
    return connector
  }
  return {
    wallets,
    loadWallets: async () => wallets,
    config,
    connector: find,
    async connect(id) {
      const connector = find(id)
      await wallets.ending(connector)
      if (!config.state.connections.has(connector.uid)) {
        await connect(config, { connector }).catch((failure: unknown) => {
          throw toWalletError(failure)
        })
      }
      return wallets.open(connector)
    },
  }
}
