import { BaseError } from '#src/lib/errors.ts'

export type WalletErrorCode =
  | 'no_provider'
  | 'no_accounts'
  | 'not_signed'
  /** The player refused. */
  | 'refused'
  /** The owner did not answer. */
  | 'timed_out'
  /** Another payment is in progress. */
  | 'busy'
  /** The payment has no transaction yet. */
  | 'pending'
  /** The payment never reached the chain. */
  | 'lost'
  /** Whether the payment was made is unknown. */
  | 'unknown'
  /** WALLET_MODE forbids this kind of wallet. */
  | 'not_allowed'
  /** Any other failure of the wallet. */
  | 'failed'

export class WalletError extends BaseError<WalletErrorCode> {
  override readonly name = 'WalletError'
}
