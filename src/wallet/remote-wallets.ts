import { type Release } from '#src/lib/releases.ts'
import { GAME_NAME, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { isProvider, type Provider } from './provider.ts'
import { WalletError } from './wallet-error.ts'

/** A wallet that lives elsewhere and is reached through its maker's SDK, which is loaded when it is picked. */
export interface RemoteWallet {
  readonly provider: Provider
  /** Ends the pairing at the wallet's side, too. */
  leave(): Promise<void>
}

/** Shows a code to be scanned or opened by the wallet's app, until released; `cancel`: the player turned it away. */
export type ShowPairing = (uri: string, cancel: () => void) => Release

/** Coinbase Wallet: its extension, its smart wallet in a popup, or its app. */
export async function openCoinbase(): Promise<RemoteWallet> {
  const { createCoinbaseWalletSDK } = await import('@coinbase/wallet-sdk')
  const sdk = createCoinbaseWalletSDK({ appName: GAME_NAME, preference: { options: 'all' } })
  const provider: unknown = sdk.getProvider()
  if (!isProvider(provider)) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
  return { provider, leave: async () => void (await sdk.getProvider().disconnect()) }
}

export interface OpenWalletConnectOptions {
  readonly projectId: string
  /** The page, as the wallet shows it. */
  readonly origin: string
  readonly show: ShowPairing
  /** Take up an earlier pairing without a prompt. */
  readonly silent: boolean
}

/** WalletConnect: null where silence finds no earlier pairing. */
export async function openWalletConnect({
  projectId,
  origin,
  show,
  silent,
}: OpenWalletConnectOptions): Promise<RemoteWallet | null> {
  const { EthereumProvider } = await import('@walletconnect/ethereum-provider')
  const remote = await EthereumProvider.init({
    projectId,
    // The code is drawn by this page's own dialog.
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
  return { provider, leave: () => remote.disconnect() }
}

interface Pairing {
  connect(): Promise<unknown>
  on(event: 'display_uri', run: (uri: string) => void): unknown
}

async function pair(remote: Pairing, show: ShowPairing): Promise<void> {
  let hide: Release = () => undefined
  const turnedAway = new Promise<never>((_, reject) => {
    remote.on('display_uri', (uri) => {
      hide()
      hide = show(uri, () => reject(new WalletError('refused', WALLET_TEXTS.refused)))
    })
  })
  try {
    await Promise.race([remote.connect(), turnedAway])
  } finally {
    hide()
  }
}
