import { type Config, connect, type Connector, disconnect, reconnect } from '@wagmi/core'
import { type Release } from '#src/lib/releases.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { callWallet } from './call-wallet.ts'
import { createWalletClaims } from './wallet-claims.ts'
import { connectionOf, type WalletConnection } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'

/** The wallets of the page's wagmi config. */
export interface Wallets {
  readonly config: Config
  /** Requests the wallet's account. Rejects with a {@link WalletError}. */
  connect(connector: Connector): Promise<WalletConnection>
  /** Reconnects without a prompt. Resolves with null when the wallet is locked or has revoked permission. */
  resume(connector: Connector): Promise<WalletConnection | null>
}

/** Loads the wallets with the first use. */
export type LoadWallets = () => Promise<Wallets>

/** Shows a pairing code for a wallet's app until released. Calls `cancel` when the player closes it. */
export type ShowPairing = (uri: string, cancel: () => void) => Release

export function createWallets(config: Config, showPairing: ShowPairing): Wallets {
  const claim = createWalletClaims()
  const isConnected = ({ uid }: Connector): boolean => config.state.connections.has(uid)
  return {
    config,
    async connect(connector) {
      const own = claim(connector.uid)
      try {
        if (!isConnected(connector)) {
          await withPairing(connector, showPairing, () =>
            callWallet(() => connect(config, { connector })),
          )
        }
        return connectionOf(config, connector, own)
      } catch (failure) {
        if (own.end() && isConnected(connector)) void disconnect(config, { connector })
        throw failure
      }
    },
    async resume(connector) {
      const own = claim(connector.uid)
      try {
        if (!isConnected(connector)) await reconnect(config, { connectors: [connector] })
        if (isConnected(connector)) return connectionOf(config, connector, own)
      } catch (failure) {
        own.end()
        throw failure
      }
      own.end()
      return null
    },
  }
}

/** Shows the code that a connector asks for while it connects. Rejects when the player closes it. */
async function withPairing<answer>(
  { emitter }: Connector,
  show: ShowPairing,
  run: () => Promise<answer>,
): Promise<answer> {
  let hide: Release = () => undefined
  let cancel: (reason: WalletError) => void = () => undefined
  const cancelled = new Promise<never>((_, reject) => {
    cancel = reject
  })
  const onMessage = ({ type, data }: { readonly type: string; readonly data?: unknown }): void => {
    if (type !== 'display_uri') return
    hide()
    hide = show(String(data), () => cancel(new WalletError('refused', WALLET_TEXTS.refused)))
  }
  emitter.on('message', onMessage)
  try {
    return await Promise.race([run(), cancelled])
  } finally {
    emitter.off('message', onMessage)
    hide()
  }
}
