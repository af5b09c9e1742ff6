import { describeFailure } from '#src/lib/errors.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { isRejection, WalletError } from './wallet-error.ts'

/** Asks something of a wallet's library. Rejects with a {@link WalletError}: its owner's no, or `sentence` of what failed. */
export async function agree<answer>(
  ask: () => Promise<answer>,
  sentence: (failure: unknown) => string = describeFailure,
): Promise<answer> {
  try {
    return await ask()
  } catch (cause) {
    if (isRejection(cause)) throw new WalletError('refused', WALLET_TEXTS.refused, { cause })
    throw new WalletError('failed', sentence(cause), { cause })
  }
}
