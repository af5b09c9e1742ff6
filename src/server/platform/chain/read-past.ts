import { createPublicClient, http, type PublicClient } from 'viem'
import { type BlockTime, findBlockBefore } from './find-block.ts'

/** Short, because a sign-in waits for it and succeeds without it. */
const TIMEOUT_MS = 4_000

/** Reads a fact of a chain, at a block or now. */
export type ReadFact = (
  client: PublicClient,
  block: { readonly blockNumber?: bigint },
) => Promise<boolean>

/**
 * Resolves with the earliest known instant at which a fact held: a block before `before` if it held there, else `now` if
 * it holds now; null if it does not hold, or if the chain does not respond. Never rejects.
 */
export type ReadPast = (
  fact: ReadFact,
  instants: { readonly before: Date; readonly now: Date },
) => Promise<Date | null>

/** Returns a reader of one chain's past. It remembers the block before the last instant that it was asked for. */
export function createPastReader(url: string, chainId: number): ReadPast {
  const client = createPublicClient({
    transport: http(url, { timeout: TIMEOUT_MS, retryCount: 0 }),
  })
  let known: { readonly before: number; readonly block: Promise<BlockTime | null> } | null = null

  const blockBefore = (before: Date): Promise<BlockTime | null> => {
    if (known?.before !== before.getTime()) {
      known = { before: before.getTime(), block: findBlockBefore(client, before) }
    }
    return known.block.catch((failure: unknown) => {
      known = null
      throw failure
    })
  }
  return async (fact, { before, now }) => {
    try {
      if ((await client.getChainId()) !== chainId) return null
      const block = await blockBefore(before)
      // An RPC without the states of old blocks rejects.
      const held =
        block !== null && (await fact(client, { blockNumber: block.number }).catch(() => false))
      if (held && block) return new Date(Number(block.timestamp) * 1_000)
      return (await fact(client, {})) ? now : null
    } catch {
      return null
    }
  }
}
