import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import type { Config } from '../config.ts'
import { createPastReader } from './read-past.ts'

/**
 * Resolves with the earliest known instant at which an address had sent a transaction on Base, or was a deployed smart
 * wallet: before the instant `before`, else now. Null if it had not, or if Base does not respond. Never rejects.
 */
export type ReadHistory = (
  address: `0x${string}`,
  instants: { readonly before: Date; readonly now: Date },
) => Promise<Date | null>

/** Returns a reader of the history of wallets, or undefined if no RPC of Base is configured. */
export function createHistoryReader({ BASE_RPC_URL }: Config): ReadHistory | undefined {
  if (!BASE_RPC_URL) return undefined
  const readPast = createPastReader(BASE_RPC_URL, BASE_CHAIN_ID)
  return (address, instants) =>
    readPast(
      // A contract's count begins at 1 (EIP-161).
      async (client, block) => (await client.getTransactionCount({ address, ...block })) > 0,
      instants,
    )
}
