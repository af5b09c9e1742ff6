import { type Address, type Hex } from 'viem'
import { type UsdcChain } from './usdc-chain.ts'

/** Has an address the test knows the wallet of pay on a chain: what its wallet is asked to send is sent, whoever holds its key. */
export async function openPurse(
  { client, mint }: Pick<UsdcChain, 'client' | 'mint'>,
  address: Address,
  units: bigint,
): Promise<(transaction: unknown) => Promise<Hex>> {
  await client.setBalance({ address, value: 10n ** 18n })
  await mint(address, units)
  return async (transaction) => {
    await client.impersonateAccount({ address })
    const asked = { method: 'eth_sendTransaction', params: [transaction] }
    return client.request(asked as never) as Promise<Hex>
  }
}
