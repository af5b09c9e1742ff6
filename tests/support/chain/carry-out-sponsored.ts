import { type Hex, numberToHex } from 'viem'
import { z } from 'zod'
import { type Bundler, ENTRY_POINT, executing } from './bundler.ts'

const hex = z.custom<Hex>((text) => typeof text === 'string' && /^0x[0-9a-f]*$/i.test(text))
const bundleSchema = z.object({
  from: hex,
  chainId: hex,
  calls: z.tuple([z.object({ to: hex, data: hex })]),
  capabilities: z.object({ paymasterService: z.object({ url: z.url() }) }),
})
const answerSchema = z.object({ result: z.object({ paymasterData: hex }) })
/** What a wallet's transfer of a token needs, with a bid below the local chain's prices. */
const GAS = {
  callGasLimit: numberToHex(200_000),
  verificationGasLimit: numberToHex(100_000),
  preVerificationGas: numberToHex(50_000),
  maxFeePerGas: numberToHex(1_000_000),
  maxPriorityFeePerGas: numberToHex(1_000_000),
}

/**
 * Carries out one sponsored call as a smart wallet does (EIP-5792): requests the paymaster's two signatures (ERC-7677)
 * and sends the operation to a bundler. Resolves with the transaction's hash; rejects when the paymaster refuses.
 */
export async function carryOutSponsored(bundler: Bundler, bundle: unknown): Promise<Hex> {
  const { calls, capabilities, chainId, from } = bundleSchema.parse(bundle)
  const [{ data, to }] = calls
  const nonce = await bundler.nonceOf(from)
  const operation = { sender: from, nonce, callData: executing(to, data), ...GAS }
  for (const method of ['pm_getPaymasterStubData', 'pm_getPaymasterData']) {
    const params = [operation, ENTRY_POINT, chainId, {}]
    const answer = await fetch(capabilities.paymasterService.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    answerSchema.parse(await answer.json())
  }
  return bundler.land(operation)
}
