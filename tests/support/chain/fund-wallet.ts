import { type Address, type Hex } from 'viem'
import { type UsdcChain } from './usdc-chain.ts'

/** Funds an address on a test chain. Returns a function that sends transactions from it without its key. */
export async function fundWallet(
  { client, mint }: Pick<UsdcChain, 'client' | 'mint'>,
  address: Address,
  units: bigint,
): Promise<(transaction: unknown) => Promise<Hex>> {
  await client.setBalance({ address, value: 10n ** 18n })
  await mint(address, units)
  return async (transaction) => {
    await client.impersonateAccount({ address })
    const request = { method: 'eth_sendTransaction', params: [transaction] }
    return client.request(request as never) as Promise<Hex>
  }
}
