import { createPublicClient } from 'viem'
import type { Config } from '../config.ts'
import { rpcTransport } from './rpc-transport.ts'

/** Resolves with the number of the latest block of Base. Rejects if Base does not respond. */
export type ReadHead = () => Promise<number>

/** Returns a reader of the latest block, or undefined if payments on Base are not configured. */
export function createHeadReader({
  BASE_RPC_URL,
  TREASURY_ADDRESS,
}: Pick<Config, 'BASE_RPC_URL' | 'TREASURY_ADDRESS'>): ReadHead | undefined {
  if (BASE_RPC_URL === undefined || TREASURY_ADDRESS === undefined) return undefined
  const client = createPublicClient({ transport: rpcTransport(BASE_RPC_URL) })
  return async () => Number(await client.getBlockNumber({ cacheTime: 0 }))
}
