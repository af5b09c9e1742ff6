import { ConnectorAccountNotFoundError } from '@wagmi/core'
import { BaseError as ChainError } from 'viem'
import { describeFailure } from '#src/lib/errors.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'

/** What failed at a wallet's library, in one sentence: its own messages run over many lines. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof ConnectorAccountNotFoundError) return WALLET_TEXTS.otherAccount
  return failure instanceof ChainError ? failure.shortMessage : describeFailure(failure)
}
