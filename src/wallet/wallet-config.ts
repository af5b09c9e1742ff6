import {
  type Config,
  createConfig,
  type CreateConnectorFn,
  createStorage,
  injected,
} from '@wagmi/core'
import { defineChain, type Transport } from 'viem'
import { mainnet } from 'viem/chains'
import { coinbaseWallet } from 'wagmi/connectors/coinbaseWallet'
import * as z from 'zod/mini'
import { type ClientStorage, type StoredName } from '#src/browser/storage.ts'
import { type Release } from '#src/lib/releases.ts'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import { type WalletMode } from '#src/protocol/calls/system.ts'
import { GAME_NAME, PICKER_TEXTS, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { STORED_PREFIXES } from '#src/protocol/stored-values.ts'
import { INJECTED_ID } from './connector-ids.ts'
import { guest } from './guest.ts'
import { isProvider, type Provider } from './provider.ts'
import { WalletError } from './wallet-error.ts'

// The definitions of `viem/chains` bring code that serializes transactions of OP Stack chains (7 KB). A wallet does that.
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

const base = defineChain({
  ...{ id: BASE_CHAIN_ID, name: 'Base', nativeCurrency },
  rpcUrls: { default: { http: ['https://mainnet.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
})

const worldchain = defineChain({
  ...{ id: 480, name: 'World Chain', nativeCurrency },
  rpcUrls: { default: { http: ['https://worldchain-mainnet.g.alchemy.com/public'] } },
  blockExplorers: { default: { name: 'Worldscan', url: 'https://worldscan.org' } },
})

export interface WalletConfigOptions {
  readonly storage: ClientStorage
  /** WALLET_MODE. The server enforces it too. */
  readonly mode: WalletMode
  /** The connectors that are loaded for this page alone. */
  readonly loaded: readonly CreateConnectorFn[]
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
    transports: { [base.id]: noTransport, [mainnet.id]: noTransport, [worldchain.id]: noTransport },
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

const announcementSchema = z.object({
  info: z.object({
    uuid: z.string(),
    name: z.string().check(z.minLength(1)),
    rdns: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  provider: z.custom<Provider>(isProvider),
})

/** Hides invalid announcements of wallets (EIP-6963) from wagmi, which does not check them. Call before it listens. */
function dropInvalidAnnouncements(page: EventTarget): Release {
  const check = (event: Event): void => {
    const detail: unknown = 'detail' in event ? event.detail : null
    if (!announcementSchema.safeParse(detail).success) event.stopImmediatePropagation()
  }
  page.addEventListener('eip6963:announceProvider', check)
  return () => page.removeEventListener('eip6963:announceProvider', check)
}

/** The page reads no chain: wallets send, and the server reads. */
const noTransport: Transport = () => {
  const request = (): Promise<never> =>
    Promise.reject(new WalletError('no_provider', WALLET_TEXTS.noProvider))
  return { config: { key: 'none', name: 'None', type: 'none', request }, request }
}

function realConnectors({ loaded, page }: WalletConfigOptions): readonly CreateConnectorFn[] {
  const coinbase = coinbaseWallet({ appName: GAME_NAME, preference: { options: 'all' } })
  // By its name, Coinbase's extension would not be found as a wallet of its own, which needs no SDK.
  return [...injectedAt(page), without('rdns', coinbase), ...loaded]
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

/** Leaves out an optional part of a connector. */
export function without(part: 'rdns' | 'setup', create: CreateConnectorFn): CreateConnectorFn {
  return (parameters) => {
    const { [part]: _, ...connector } = create(parameters)
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
