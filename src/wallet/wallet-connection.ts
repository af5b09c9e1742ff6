import { type Release } from '#src/lib/releases.ts'

/** A wallet that has given this page permission. */
export interface WalletConnection {
  /** The id of the choice that was picked. */
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
