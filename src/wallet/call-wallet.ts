import { describeFailure } from '#src/lib/errors.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { isRejection, WalletError } from './wallet-error.ts'

/**
 * Calls a wallet's library. Rejects with a {@link WalletError}: `refused` when the owner refuses, else `failed` with
 * the sentence for the failure.
 */
export async function callWallet<answer>(
  call: () => Promise<answer>,
  sentence: (failure: unknown) => string = describeFailure,
): Promise<answer> {
  try {
    return await call()
  } catch (cause) {
    if (isRejection(cause)) throw new WalletError('refused', WALLET_TEXTS.refused, { cause })
    throw new WalletError('failed', sentence(cause), { cause })
  }
}
