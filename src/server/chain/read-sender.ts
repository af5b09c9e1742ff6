import { type Address, createPublicClient, erc20Abi } from 'viem'
import type { Config } from '../config.ts'
import { rpcTransport } from './rpc-transport.ts'

/** What Base knows of who is to pay. */
export interface Sender {
  /** A contract, or a key that has one carry its calls out (EIP-7702). */
  readonly hasCode: boolean
  /** What it holds of the house's token, in millionths. */
  readonly units: bigint
}

/** Rejects where Base does not answer. */
export type ReadSender = (address: Address) => Promise<Sender>

export function createSenderReader(url: string, { USDC_ADDRESS }: Config): ReadSender {
  const client = createPublicClient({ transport: rpcTransport(url, { batch: true }) })
  return async (address) => {
    const [code, units] = await Promise.all([
      client.getCode({ address }),
      client.readContract({
        ...{ address: USDC_ADDRESS, abi: erc20Abi },
        ...{ functionName: 'balanceOf', args: [address] },
      }),
    ])
    return { hasCode: code !== undefined, units }
  }
}
