import { type Config, type Connector } from '@wagmi/core'
import { isHex, stringToHex } from 'viem'
import { type Release } from '#src/lib/releases.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { asAddress } from './as-address.ts'
import { isGuest } from './connector-ids.ts'
import { isProvider } from './provider.ts'
import { callWallet, hasCode, INVALID_PARAMS, WalletError } from './wallet-error.ts'

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
  /** Disconnects the wallet, unless it has another use. */
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

/** Returns the connection of a connector. Throws a {@link WalletError} when the connector has no account. */
export function connectionOf(
  config: Config,
  connector: Connector,
  close: WalletConnection['close'],
): WalletConnection {
  const { accounts: [account] = [], chainId } = config.state.connections.get(connector.uid) ?? {}
  if (!account || !chainId) throw new WalletError('no_accounts', WALLET_TEXTS.noAccounts)
  const kind = isGuest(connector) ? 'burner' : 'eoa'
  const payer: Payer = { config, connector, account }
  // Most guests never pay.
  const payments = () => import('./wallet-payments.ts')
  return {
    ...{ walletId: connector.id, kind, address: asAddress(account), chainId, close },
    sign: (message) => personalSign(payer, message),
    async pay(payment) {
      if (kind === 'burner') throw new WalletError('no_provider', WALLET_TEXTS.noTransactions)
      return (await payments()).payToken(payer, payment)
    },
    hashOf: async (callsId) => (await payments()).hashOfCalls(payer, callsId),
    isGasless: async () => (await payments()).hasSponsor(payer),
    onAccountChange: (run) =>
      config.subscribe(
        ({ connections }) => connections.get(connector.uid)?.accounts[0] ?? null,
        (current) => run(current && asAddress(current)),
      ),
  }
}

/**
 * Requests a personal_sign. The standard order of the parameters is [hex message, address]. Some older wallets expect
 * the address first and refuse the parameters; then the request is repeated in that order.
 */
async function personalSign(
  { connector, account }: Payer,
  message: string,
): Promise<`0x${string}`> {
  const provider: unknown = await connector.getProvider()
  if (!isProvider(provider)) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
  const text = stringToHex(message)
  const ask = async (params: [`0x${string}`, `0x${string}`]): Promise<unknown> =>
    provider.request({ method: 'personal_sign', params })
  const askOtherwise = (failure: unknown): Promise<unknown> =>
    hasCode(INVALID_PARAMS)(failure) ? ask([account, text]) : Promise.reject(failure)
  const signature = await callWallet(
    () => ask([text, account]).catch(askOtherwise),
    () => WALLET_TEXTS.notSigned,
  )
  if (isHex(signature) && signature.length > 2) return signature
  throw new WalletError('not_signed', WALLET_TEXTS.notSigned)
}
