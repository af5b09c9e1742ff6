import { type Release } from '#src/lib/releases.ts'
import { GAME_NAME, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { isProvider, type Provider } from './provider.ts'
import { WalletError } from './wallet-error.ts'

/** A wallet outside the browser, reached through its maker's SDK, which is loaded when the wallet is picked. */
export interface RemoteWallet {
  readonly provider: Provider
  /** Ends the pairing on the wallet's side too. */
  unpair(): Promise<void>
}

/** Shows a pairing code for the wallet's app until released. Calls `cancel` when the player closes it. */
export type ShowPairing = (uri: string, cancel: () => void) => Release

/** Opens Coinbase Wallet: its extension, its smart wallet in a popup, or its app. */
export async function openCoinbase(): Promise<RemoteWallet> {
  const { createCoinbaseWalletSDK } = await import('@coinbase/wallet-sdk')
  const sdk = createCoinbaseWalletSDK({ appName: GAME_NAME, preference: { options: 'all' } })
  const provider: unknown = sdk.getProvider()
  if (!isProvider(provider)) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
  return { provider, unpair: async () => void (await sdk.getProvider().disconnect()) }
}

export interface OpenWalletConnectOptions {
  readonly projectId: string
  /** The page's origin, which the wallet shows. */
  readonly origin: string
  readonly show: ShowPairing
  /** Whether to use an earlier pairing instead of a prompt. */
  readonly silent: boolean
}

/** Opens a wallet through WalletConnect. Resolves with null when `silent` and there is no earlier pairing. */
export async function openWalletConnect({
  projectId,
  origin,
  show,
  silent,
}: OpenWalletConnectOptions): Promise<RemoteWallet | null> {
  const { EthereumProvider } = await import('@walletconnect/ethereum-provider')
  const remote = await EthereumProvider.init({
    projectId,
    // The page's own dialog shows the code.
    showQrModal: false,
    optionalChains: [1, 8453],
    metadata: {
      name: GAME_NAME,
      description: GAME_NAME,
      url: origin,
      icons: [new URL('/icon.png', origin).href],
    },
  })
  if (!remote.session) {
    if (silent) return null
    await pair(remote, show)
  }
  const provider: unknown = remote
  if (!isProvider(provider)) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
  return { provider, unpair: () => remote.disconnect() }
}

interface Pairing {
  connect(): Promise<unknown>
  on(event: 'display_uri', run: (uri: string) => void): unknown
}

async function pair(remote: Pairing, show: ShowPairing): Promise<void> {
  let hide: Release = () => undefined
  const cancelled = new Promise<never>((_, reject) => {
    remote.on('display_uri', (uri) => {
      hide()
      hide = show(uri, () => reject(new WalletError('refused', WALLET_TEXTS.refused)))
    })
  })
  try {
    await Promise.race([remote.connect(), cancelled])
  } finally {
    hide()
  }
}
