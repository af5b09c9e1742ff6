import { type Config, type Connector, disconnect, getCapabilities } from '@wagmi/core'
import { base } from 'viem/chains'
import { type Release } from '#src/lib/releases.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { asAddress } from './as-address.ts'
import { isGuest } from './connector-ids.ts'
import { personalSign } from './personal-sign.ts'
import { isProvider } from './provider.ts'
import { type WalletClaim } from './wallet-claims.ts'
import { WalletError } from './wallet-error.ts'

/** A wallet that has given this page permission: a connection of the page's wagmi config. */
export interface WalletConnection {
  /** The id of the connector. */
  readonly walletId: string
  readonly kind: WalletKind
  /** Lower-cased. */
  readonly address: `0x${string}`
  readonly chainId: number
  /** Signs a text (EIP-191 personal_sign). Rejects with a {@link WalletError}. */
  sign(message: string): Promise<`0x${string}`>
  /** Sends a token on Base. Resolves as soon as the wallet has sent it. Rejects with a {@link WalletError}. */
  pay(payment: TokenPayment): Promise<SentPayment>
  /**
   * Resolves with the transaction of a sponsored call; null when there is none yet. Rejects with a {@link WalletError},
   * `pending` when the wallet reports no status.
   */
  hashOf(callsId: string): Promise<`0x${string}` | null>
  /** Resolves with whether the fees of the wallet's calls on Base can be sponsored (ERC-7677). */
  isGasless(): Promise<boolean>
  /** Calls `run` with the new account, lower-cased; with null when the wallet has disconnected. */
  onAccountChange(run: (address: string | null) => void): Release
  close(): Promise<void>
}

export interface TokenPayment {
  readonly token: `0x${string}`
  readonly to: `0x${string}`
  /** The amount in the token's smallest units. */
  readonly units: bigint
  /** The URL of the service that pays the fee (ERC-7677); null when the wallet's owner pays it. */
  readonly paymaster: string | null
}

/** A transaction's hash, or the wallet's id of a sponsored call. */
export type SentPayment = { readonly hash: `0x${string}` } | { readonly callsId: string }

/** `burner`: a guest's key, made in this browser. `eoa`: any other wallet. */
export type WalletKind = 'eoa' | 'burner'

/** The account that pays, and the connector to its wallet. */
export interface Payer {
  readonly config: Config
  readonly connector: Connector
  readonly account: `0x${string}`
}

/** Throws a {@link WalletError} when the wallet has turned to another account than the payer's. */
export function checkAccount({ config, connector, account }: Payer): void {
  const [current] = config.state.connections.get(connector.uid)?.accounts ?? []
  if (current !== account) throw new WalletError('failed', WALLET_TEXTS.otherAccount)
}

/** Returns the connection of a connector. Throws a {@link WalletError} when the connector has no account. */
export function connectionOf(
  config: Config,
  connector: Connector,
  claim: WalletClaim,
): WalletConnection {
  const { accounts: [address] = [], chainId } = config.state.connections.get(connector.uid) ?? {}
  if (!address || !chainId) throw new WalletError('no_accounts', WALLET_TEXTS.noAccounts)
  const kind = isGuest(connector) ? 'burner' : 'eoa'
  const payer: Payer = { config, connector, account: address }
  claim.opened()
  return {
    walletId: connector.id,
    kind,
    address: asAddress(address),
    chainId,
    async sign(message) {
      const provider: unknown = await connector.getProvider()
      if (!isProvider(provider)) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
      return personalSign(provider, address, message)
    },
    async pay(payment) {
      if (kind === 'burner') throw new WalletError('no_provider', WALLET_TEXTS.noTransactions)
      const { paymaster } = payment
      if (paymaster !== null) {
        const { paySponsored } = await import('./pay-sponsored.ts')
        const callsId = await paySponsored(payer, { ...payment, paymaster })
        if (callsId !== null) return { callsId }
      }
      const { payToken } = await import('./pay-token.ts')
      return { hash: await payToken(payer, payment) }
    },
    async hashOf(callsId) {
      const { hashOfCalls } = await import('./pay-sponsored.ts')
      return hashOfCalls(payer, callsId)
    },
    async isGasless() {
      const request = getCapabilities(config, { connector, account: address, chainId: base.id })
      // Most wallets do not support this request.
      const capabilities = await request.catch(() => null)
      return capabilities?.paymasterService?.supported === true
    },
    onAccountChange: (run) =>
      config.subscribe(
        ({ connections }) => connections.get(connector.uid)?.accounts[0] ?? null,
        (account) => run(account && asAddress(account)),
      ),
    async close() {
      if (!claim.end() || !config.state.connections.has(connector.uid)) return
      // Some wallets cannot disconnect.
      await disconnect(config, { connector }).catch(() => undefined)
    },
  }
}
