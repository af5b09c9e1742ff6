import { createPublicClient, http, namehash, parseAbi } from 'viem'
import type { Config } from '../config.ts'
import { type AskName, NAME_TIMEOUT_MS } from './ask-name.ts'
import { hasRefused } from './has-refused.ts'
import { readEnsName } from './read-name.ts'

/** Basenames' resolver on Base (docs.base.org, contracts). */
const RESOLVER = '0xc6d566a56a1aff6508b41f6c90ff031615583bcd'
/** Base's coin type by ENSIP-11, 0x80000000 | 8453, as reverse names of Base spell it. */
const REVERSE = '80002105.reverse'
const ABI = parseAbi([
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
])

/** Primary names of addresses on Base; each must mean the address in turn. Undefined where no RPC is set. */
export function createBasenames({ BASE_RPC_URL }: Config): AskName<`0x${string}`> | undefined {
  if (!BASE_RPC_URL) return undefined
  const transport = http(BASE_RPC_URL, { timeout: NAME_TIMEOUT_MS, retryCount: 0 })
  const client = createPublicClient({ transport, ccipRead: false })
  const resolver = { address: RESOLVER, abi: ABI } as const
  return async (address) => {
    try {
      const node = namehash(`${address.slice(2).toLowerCase()}.${REVERSE}`)
      const told = await client.readContract({ ...resolver, functionName: 'name', args: [node] })
      const name = readEnsName(told)
      if (name === null) return null
      const args = [namehash(name)] as const
      const means = await client.readContract({ ...resolver, functionName: 'addr', args })
      return means.toLowerCase() === address.toLowerCase() ? name : null
    } catch (failure) {
      if (hasRefused(failure)) return null
      throw failure
    }
  }
}
