import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'
import type { Config } from '../config.ts'
import { type AskName, NAME_TIMEOUT_MS } from './ask-name.ts'
import { hasRefused } from './has-refused.ts'
import { readEnsName } from './read-name.ts'

/**
 * Primary names of Ethereum addresses, by ENS's universal resolver, which asks back whether the name means the address.
 * Undefined where no RPC is set. Whatever a name's owner keeps on a server of their own (CCIP read) is not asked: their
 * contract would choose whom this server calls.
 */
export function createEnsNames({ ENS_RPC_URL }: Config): AskName<`0x${string}`> | undefined {
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
