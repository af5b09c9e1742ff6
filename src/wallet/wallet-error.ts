import { BaseError } from '#src/lib/errors.ts'

export type WalletErrorCode =
  | 'no_provider'
  | 'no_accounts'
  | 'not_signed'
  /** The player said no. */
  | 'refused'
  /** Its owner did not answer. */
  | 'timed_out'
  /** Another payment is under way. */
  | 'busy'
  /** What was paid is not in any transaction yet. */
  | 'pending'
  /** What was paid never reached the chain. */
  | 'lost'
  /** Nobody can tell whether it was paid. */
  | 'untold'
  /** WALLET_MODE forbids this kind of wallet. */
  | 'not_allowed'
  /** The wallet said something else. */
  | 'failed'

export class WalletError extends BaseError<WalletErrorCode> {
  override readonly name = 'WalletError'
}

/** EIP-1193: the player rejected the request. */
const REJECTED = 4001

export function isRejection(failure: unknown): boolean {
  for (
    let link = failure;
    link instanceof Object;
    link = 'cause' in link ? link.cause : undefined
  ) {
    if ('code' in link && link.code === REJECTED) return true
  }
  return false
}
