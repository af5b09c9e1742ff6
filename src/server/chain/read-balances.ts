import { createPublicClient, erc20Abi, formatEther, formatUnits, http } from 'viem'
import type { Config } from '../config.ts'

const RPC_TIMEOUT_MS = 8_000
const USDC_DECIMALS = 6

/** What an address holds on Base, in whole coins. */
export interface ChainBalances {
  readonly eth: number
  readonly usdc: number
}

/** Reads what an address holds. Rejects when the chain does not answer. */
export type ReadBalances = (address: `0x${string}`) => Promise<ChainBalances>

/** A reader of balances on Base; undefined where no RPC is set. */
export function createBalanceReader(config: Config): ReadBalances | undefined {
  const { BASE_RPC_URL, USDC_ADDRESS } = config
  if (!BASE_RPC_URL) return undefined
  const transport = http(BASE_RPC_URL, { timeout: RPC_TIMEOUT_MS, retryCount: 1 })
  const client = createPublicClient({ transport })
  return async (address) => {
    const [eth, usdc] = await Promise.all([
      client.getBalance({ address }),
      client.readContract({
        address: USDC_ADDRESS,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      }),
    ])
    return {
      eth: Number(formatEther(eth)),
      usdc: Number(formatUnits(usdc, USDC_DECIMALS)),
    }
  }
}
