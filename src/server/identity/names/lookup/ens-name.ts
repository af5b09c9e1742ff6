import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'
import type { Config } from '../../../platform/config.ts'
import { type FetchName, NAME_TIMEOUT_MS } from './fetch-name.ts'
import { hasRefused } from './has-refused.ts'
import { readEnsName } from './read-name.ts'

/**
 * Returns a reader of primary names of Ethereum addresses, or undefined if no RPC is configured. ENS's universal
 * resolver checks that a name resolves back to the address. CCIP read is off, because with it a name's owner could
 * choose which servers this one calls.
 */
export function createEnsNames({ ENS_RPC_URL }: Config): FetchName<`0x${string}`> | undefined {
  if (!ENS_RPC_URL) return undefined
  const transport = http(ENS_RPC_URL, { timeout: NAME_TIMEOUT_MS, retryCount: 0 })
  const client = createPublicClient({ chain: mainnet, transport, ccipRead: false })
  return async (address) => {
    try {
      return readEnsName(await client.getEnsName({ address }))
    } catch (failure) {
      if (hasRefused(failure)) return null
      throw failure
    }
  }
}
