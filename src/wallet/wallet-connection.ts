import { type Release } from '#src/lib/releases.ts'

/** A wallet that agreed to be used by this page. */
export interface WalletConnection {
  /** Which of the choices it is. */
  readonly walletId: string
  readonly kind: WalletKind
  /** Lower-cased. */
  readonly address: `0x${string}`
  readonly chainId: number
  /** EIP-191 personal_sign. Rejects with a {@link WalletError}. */
  sign(message: string): Promise<`0x${string}`>
  /** Sends a token on Base; how the payment is known, as soon as the wallet has sent it. Rejects with a {@link WalletError}. */
  pay(payment: TokenPayment): Promise<SentPayment>
  /** The transaction that carried out a sponsored call; null while there is none. Rejects with a {@link WalletError}, `pending` where the wallet does not tell. */
  hashOf(callsId: string): Promise<`0x${string}` | null>
  /** Whether the wallet has its calls on Base paid by somebody else (ERC-7677). */
  isGasless(): Promise<boolean>
  /** Another account (lower-cased), or null when the wallet went away. */
  onAccountChange(run: (address: string | null) => void): Release
  close(): Promise<void>
}

/** So many of a token's smallest units to somebody. */
export interface TokenPayment {
  readonly token: `0x${string}`
  readonly to: `0x${string}`
  readonly units: bigint
  /** Who pays the fee of it (ERC-7677), where the wallet lets somebody; null: the wallet's owner. */
  readonly paymaster: string | null
}

/** A transaction's hash, or what the wallet calls a sponsored call that gets into one. */
export type SentPayment = { readonly hash: `0x${string}` } | { readonly callsId: string }

/** A burner is a key made in this browser; an eoa is anybody else's wallet. */
export type WalletKind = 'eoa' | 'burner'
