import { createPublicClient, type PublicClient } from 'viem'
import type { Config } from '../config.ts'
import { rpcTransport } from './rpc-transport.ts'

/** The latest block of a chain. */
export interface ChainHead {
  readonly number: number
  /** When the block was made, by the chain's clock. */
  readonly at: Date
}

/** Resolves with the latest block of Base. Rejects if Base does not respond. */
export type ReadHead = () => Promise<ChainHead>

/** Returns a reader of the latest block, or undefined if payments on Base are not configured. */
export function createHeadReader({
  BASE_RPC_URL,
  TREASURY_ADDRESS,
}: Pick<Config, 'BASE_RPC_URL' | 'TREASURY_ADDRESS'>): ReadHead | undefined {
  if (BASE_RPC_URL === undefined || TREASURY_ADDRESS === undefined) return undefined
  const client = createPublicClient({ transport: rpcTransport(BASE_RPC_URL) })
  return () => readHead(client)
}

export async function readHead(client: PublicClient): Promise<ChainHead> {
  return toHead(await client.getBlock({ blockTag: 'latest' }))
}

export function toHead({ number, timestamp }: { number: bigint; timestamp: bigint }): ChainHead {
  return { number: Number(number), at: new Date(Number(timestamp) * 1_000) }
}
