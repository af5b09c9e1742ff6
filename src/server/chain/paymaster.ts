import { createClient, http, RpcRequestError, rpcSchema } from 'viem'
import { findCause } from '#src/lib/errors.ts'
import type { Config } from '../config.ts'

/** The questions of ERC-7677. */
export const PAYMASTER_METHODS = ['pm_getPaymasterStubData', 'pm_getPaymasterData'] as const
export type PaymasterMethod = (typeof PAYMASTER_METHODS)[number]

export interface PaymasterQuestion {
  readonly method: PaymasterMethod
  readonly userOperation: unknown
  readonly entryPoint: string
  readonly chainId: string
}

/** What a paymaster says: its data, a refusal, or nothing in time. `code` and `failure` are for the log. */
export type PaymasterAnswer =
  | { readonly type: 'sponsored'; readonly data: unknown }
  | { readonly type: 'refused'; readonly code: number }
  | { readonly type: 'unreachable'; readonly failure: unknown }
export type AskPaymaster = (question: PaymasterQuestion) => Promise<PaymasterAnswer>

/** A wallet's owner looks at a prompt that waits for this. */
const TIMEOUT_MS = 5_000
type Schema = [{ Method: PaymasterMethod; Parameters: unknown[]; ReturnType: unknown }]

type SponsorTerms = Pick<Config, 'BASE_RPC_URL' | 'PAYMASTER_URL' | 'TREASURY_ADDRESS'>

/** Whether calls are sponsored: where there is a paymaster, and payments on Base that can be checked. */
export function sponsorsCalls(config: SponsorTerms): boolean {
  return Boolean(config.BASE_RPC_URL && config.TREASURY_ADDRESS && config.PAYMASTER_URL)
}

/** The paymaster behind the house's own address for it, which keeps its secret; undefined where nothing is sponsored. */
export function createPaymaster(config: SponsorTerms): AskPaymaster | undefined {
  const { PAYMASTER_URL } = config
  if (!PAYMASTER_URL || !sponsorsCalls(config)) return undefined
  const transport = http(PAYMASTER_URL, { timeout: TIMEOUT_MS, retryCount: 0 })
  const client = createClient({ transport, rpcSchema: rpcSchema<Schema>() })
  return async ({ method, userOperation, entryPoint, chainId }) => {
    try {
      const params = [userOperation, entryPoint, chainId, {}]
      return { type: 'sponsored', data: await client.request({ method, params }) }
    } catch (failure) {
      const refusal = findCause(failure, (cause) => cause instanceof RpcRequestError)
      if (refusal) return { type: 'refused', code: refusal.code }
      return { type: 'unreachable', failure }
    }
  }
}
