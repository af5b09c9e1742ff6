import {
  type Config,
  createConfig,
  type CreateConnectorFn,
  createStorage,
  injected,
} from '@wagmi/core'
import { http } from 'viem'
import { base, mainnet, worldchain } from 'viem/chains'
import { coinbaseWallet } from 'wagmi/connectors/coinbaseWallet'
import { walletConnect } from 'wagmi/connectors/walletConnect'
import { type ClientStorage, type StoredName } from '#src/browser/storage.ts'
import { type Release } from '#src/lib/releases.ts'
import { type WalletMode } from '#src/protocol/calls/system.ts'
import { GAME_NAME, PICKER_TEXTS } from '#src/protocol/messages.ts'
import { STORED_PREFIXES } from '#src/protocol/stored-values.ts'
import { INJECTED_ID } from './connector-ids.ts'
import { dropInvalidAnnouncements } from './drop-invalid-announcements.ts'
import { guest } from './guest.ts'
import { isProvider } from './provider.ts'

export interface WalletConfigOptions {
  readonly storage: ClientStorage
  /** WALLET_MODE. The server enforces it too. */
  readonly mode: WalletMode
  /** WalletConnect's project. Without one it is not offered. */
  readonly projectId: string | null
  /** The page's origin, which a wallet outside of this browser shows. */
  readonly origin: string
  /** The connectors of the app around the page. */
  readonly hostConnectors: readonly CreateConnectorFn[]
  /** Whether the app around the page is World App, whose wallet is on World Chain. */
  readonly isWorldApp: boolean
  /** The window, on which wallets announce themselves (EIP-6963). */
  readonly page: EventTarget
}

/**
 * Creates the page's wagmi config. Its connectors are those that WALLET_MODE allows, and the wallets that announce
 * themselves. No connector loads an SDK before it is used.
 */
export function createWalletConfig(options: WalletConfigOptions): {
  readonly config: Config
  readonly release: Release
} {
  const { storage, mode, page } = options
  const guests = mode === 'live' ? [] : [guest({ storage })]
  const release = dropInvalidAnnouncements(page)
  const config = createConfig({
    // Base is first: Farcaster's connector switches the wallet to the first chain.
    chains: options.isWorldApp ? [worldchain, base, mainnet] : [base, mainnet],
    connectors: mode === 'mock' ? guests : [...realConnectors(options), ...guests],
    transports: { [base.id]: http(), [mainnet.id]: http(), [worldchain.id]: http() },
    multiInjectedProviderDiscovery: mode !== 'mock',
    storage: storageFor(storage),
  })
  return {
    config,
    release() {
      config._internal.mipd?.destroy()
      release()
    },
  }
}

function realConnectors({
  hostConnectors,
  origin,
  page,
  projectId,
}: WalletConfigOptions): readonly CreateConnectorFn[] {
  const icons = [new URL('/icon.png', origin).href]
  const metadata = { name: GAME_NAME, description: GAME_NAME, url: origin, icons }
  return [
    ...injectedAt(page),
    ...hostConnectors,
    withoutRdns(coinbaseWallet({ appName: GAME_NAME, preference: { options: 'all' } })),
    // The page's own dialog shows the code.
    ...(projectId === null
      ? []
      : [withoutSetup(walletConnect({ projectId, metadata, showQrModal: false }))]),
  ]
}

/** Connects to `window.ethereum`. Many in-app browsers set only that. */
function injectedAt(page: EventTarget): readonly CreateConnectorFn[] {
  const provider: unknown = 'ethereum' in page ? page.ethereum : undefined
  if (!isProvider(provider)) return []
  const isCoinbase = 'isCoinbaseWallet' in provider || 'isCoinbaseBrowser' in provider
  const name = isCoinbase ? PICKER_TEXTS.coinbase : PICKER_TEXTS.browserWallet
  // wagmi's type of a provider has the marks of many wallets, which nothing here reads.
  const target = { id: INJECTED_ID, name, provider: Object.assign(provider) }
  return [injected({ target })]
}

/** Lets Coinbase's extension be found as a wallet of its own, which needs no SDK. */
function withoutRdns(create: CreateConnectorFn): CreateConnectorFn {
  return (parameters) => {
    const { rdns: _, ...connector } = create(parameters)
    return connector
  }
}

/** Leaves out the set-up, which would load the SDK with the page. */
function withoutSetup(create: CreateConnectorFn): CreateConnectorFn {
  return (parameters) => {
    const { setup: _, ...connector } = create(parameters)
    return connector
  }
}

/** wagmi's storage. The session names the wallet to reconnect, so wagmi's connections are not kept. */
function storageFor(storage: ClientStorage) {
  return createStorage({
    key: STORED_PREFIXES.wagmi,
    storage: {
      getItem: (name) => storage.read(storedName(name)),
      setItem(name, value) {
        if (!name.endsWith('.store')) storage.write(storedName(name), value)
      },
      removeItem: (name) => storage.remove(storedName(name)),
    },
  })
}

function storedName(name: string): StoredName {
  return `${STORED_PREFIXES.wagmi}.${name.slice(STORED_PREFIXES.wagmi.length + 1)}`
}
