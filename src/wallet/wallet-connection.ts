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
  /** Whether the wallet has its calls on Base paid by somebody else (ERC-7677). */
  isGasless(): Promise<boolean>
  /** Another account (lower-cased), or null when the wallet went away. */
  onAccountChange(run: (address: string | null) => void): Release
  close(): Promise<void>
}

/** A burner is a key made in this browser; an eoa is anybody else's wallet. */
export type WalletKind = 'eoa' | 'burner'
