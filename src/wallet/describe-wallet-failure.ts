import { ConnectorAccountNotFoundError } from '@wagmi/core'
import { BaseError as ChainError } from 'viem'
import { describeFailure } from '#src/lib/errors.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'

/** Describes a failure of a wallet's library in one sentence. The library's own messages have many lines. */
export function describeWalletFailure(failure: unknown): string {
  if (failure instanceof ConnectorAccountNotFoundError) return WALLET_TEXTS.otherAccount
  return failure instanceof ChainError ? failure.shortMessage : describeFailure(failure)
}
