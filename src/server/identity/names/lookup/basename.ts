import { createPublicClient, http, namehash, parseAbi } from 'viem'
import type { Config } from '../../../platform/config.ts'
import { type FetchName, NAME_TIMEOUT_MS } from './fetch-name.ts'
import { hasRefused } from './has-refused.ts'
import { readEnsName } from './read-name.ts'

/** The resolver of Basenames on Base (docs.base.org, contracts). */
const RESOLVER = '0xc6d566a56a1aff6508b41f6c90ff031615583bcd'
/** The suffix of reverse names on Base: its coin type by ENSIP-11, 0x80000000 | 8453, in hex. */
const REVERSE = '80002105.reverse'
const ABI = parseAbi([
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
])

/**
 * Returns a reader of primary names on Base, or undefined if no RPC is configured. A name counts only if it resolves
 * back to the address.
 */
export function createBasenames({ BASE_RPC_URL }: Config): FetchName<`0x${string}`> | undefined {
  if (!BASE_RPC_URL) return undefined
  const transport = http(BASE_RPC_URL, { timeout: NAME_TIMEOUT_MS, retryCount: 0 })
  const client = createPublicClient({ transport, ccipRead: false })
  const resolver = { address: RESOLVER, abi: ABI } as const
  return async (address) => {
    try {
      const node = namehash(`${address.slice(2).toLowerCase()}.${REVERSE}`)
      const found = await client.readContract({ ...resolver, functionName: 'name', args: [node] })
      const name = readEnsName(found)
      if (name === null) return null
      const args = [namehash(name)] as const
      const owner = await client.readContract({ ...resolver, functionName: 'addr', args })
      return owner.toLowerCase() === address.toLowerCase() ? name : null
    } catch (failure) {
      if (hasRefused(failure)) return null
      throw failure
    }
  }
}
