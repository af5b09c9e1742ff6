import { BaseError } from '#src/lib/errors.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'

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

/** The error when a wallet does not answer within its time limit. */
export function timeoutError(): WalletError {
  return new WalletError('timed_out', WALLET_TEXTS.unanswered)
}
