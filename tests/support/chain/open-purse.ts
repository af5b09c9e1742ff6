import { type Address, type Hex } from 'viem'
import { type UsdcChain } from './usdc-chain.ts'

/** Funds an address with USDC. Resolves with a function that sends transactions of the address without its key. */
export async function openPurse(
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
