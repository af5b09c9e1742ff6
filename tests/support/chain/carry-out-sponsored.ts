import { type Address, type Hex } from 'viem'
import { z } from 'zod'
import { type Bundler, executing } from './bundler.ts'

const hex = z.custom<Hex>((text) => typeof text === 'string' && /^0x[0-9a-f]*$/i.test(text))
const bundleSchema = z.object({
  from: hex,
  chainId: hex,
  calls: z.tuple([z.object({ to: hex, data: hex })]),
  capabilities: z.object({ paymasterService: z.object({ url: z.url() }) }),
})
const answerSchema = z.object({ result: z.object({ paymasterData: hex }) })
const ENTRY_POINT: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'

/**
 * What a smart wallet does with the one call it is asked for (EIP-5792): it has the paymaster that the page names vouch for the fee, twice
 * as ERC-7677 has it, and hands the call to a bundler. Its hash; rejects where the paymaster says no.
 */
export async function carryOutSponsored(bundler: Bundler, bundle: unknown): Promise<Hex> {
  const { calls, capabilities, chainId, from } = bundleSchema.parse(bundle)
  const [{ data, to }] = calls
  const callData = executing(to, data)
  for (const method of ['pm_getPaymasterStubData', 'pm_getPaymasterData']) {
    const params = [{ sender: from, nonce: '0x0', callData }, ENTRY_POINT, chainId, {}]
    const answer = await fetch(capabilities.paymasterService.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    answerSchema.parse(await answer.json())
  }
  return bundler.bundle([{ wallet: from, callData }])
}
