import { type Address, createPublicClient, erc20Abi } from 'viem'
import type { Config } from '../config.ts'
import { rpcTransport } from './rpc-transport.ts'

/** The state of a paying address on Base. */
export interface Sender {
  /** Whether it is a contract, or a key that delegates to one (EIP-7702). */
  readonly hasCode: boolean
  /** Its balance of USDC, in millionths. */
  readonly units: bigint
}

/** Resolves with the state of an address. Rejects if Base does not respond. */
export type ReadSender = (address: Address) => Promise<Sender>

/** Returns a reader of senders that calls the RPC of Base at `url`. */
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
