import { BaseError, describeFailure, findCause } from '#src/lib/errors.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'

type WalletErrorCode =
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

export function isWalletError(failure: unknown, code: WalletErrorCode): boolean {
  return failure instanceof WalletError && failure.code === code
}

/** The error when a wallet does not answer within its time limit. */
export function timeoutError(): WalletError {
  return new WalletError('timed_out', WALLET_TEXTS.unanswered)
}

/** Calls a wallet or its library. Rejects with the {@link WalletError} of its failure. */
export async function callWallet<answer>(
  call: () => Promise<answer>,
  sentence?: (failure: unknown) => string,
): Promise<answer> {
  try {
    return await call()
  } catch (cause) {
    throw toWalletError(cause, sentence)
  }
}

/** Returns the error of a wallet's failure: `refused` when the owner refuses, else `failed` with a sentence. */
export function toWalletError(
  cause: unknown,
  sentence: (failure: unknown) => string = describeWalletFailure,
): WalletError {
  return findCause(cause, hasCode(REJECTED))
    ? new WalletError('refused', WALLET_TEXTS.refused, { cause })
    : new WalletError('failed', sentence(cause), { cause })
}

/**
 * Describes a failure of a wallet or its library in one sentence. The messages of wagmi and viem have many lines. Their
 * errors are known by their fields, because their classes are not loaded before the first use of a wallet.
 */
export function describeWalletFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return describeFailure(failure)
  if (failure.name === 'ConnectorAccountNotFoundError') return WALLET_TEXTS.otherAccount
  return 'shortMessage' in failure ? String(failure.shortMessage) : failure.message
}

/** EIP-1193: the user rejected the request. */
const REJECTED = 4001
/** JSON-RPC: the parameters are invalid. */
export const INVALID_PARAMS = -32602

/** Returns a check of a failure's code. Wallets also reject with objects that are no errors. */
export function hasCode(code: number): (failure: unknown) => failure is { readonly code: number } {
  return (failure): failure is { readonly code: number } =>
    failure instanceof Object && 'code' in failure && failure.code === code
}
