import { createClient, http, RpcRequestError, rpcSchema } from 'viem'
import { findCause } from '#src/lib/errors.ts'
import type { Config } from '../config.ts'

/** The methods of ERC-7677. */
export const PAYMASTER_METHODS = ['pm_getPaymasterStubData', 'pm_getPaymasterData'] as const
export type PaymasterMethod = (typeof PAYMASTER_METHODS)[number]

/** The method and the parameters of an ERC-7677 call. */
export interface SponsorshipRequest {
  readonly method: PaymasterMethod
  readonly userOperation: unknown
  readonly entryPoint: string
  readonly chainId: string
}

/** The result of a call: the paymaster's data, its refusal, or no response. `code` and `failure` are for the log. */
export type SponsorshipResponse =
  | { readonly type: 'sponsored'; readonly data: unknown }
  | { readonly type: 'refused'; readonly code: number }
  | { readonly type: 'unreachable'; readonly failure: unknown }
/** Calls the paymaster. Never rejects. */
export type RequestSponsorship = (request: SponsorshipRequest) => Promise<SponsorshipResponse>

/** Short, because the wallet's prompt waits for the response. */
const TIMEOUT_MS = 5_000
type Schema = [{ Method: PaymasterMethod; Parameters: unknown[]; ReturnType: unknown }]

type SponsorConfig = Pick<
  Config,
  'BASE_RPC_URL' | 'PAYMASTER_URL' | 'PAYMASTER_WALLET_CODES' | 'TREASURY_ADDRESS'
>

/**
 * Whether calls are sponsored. Requires a paymaster, a treasury, an RPC of Base to check payments, and the code of the
 * wallets that are sponsored.
 */
export function sponsorsCalls(config: SponsorConfig): boolean {
  const { BASE_RPC_URL, PAYMASTER_URL, PAYMASTER_WALLET_CODES, TREASURY_ADDRESS } = config
  const hasWallets = PAYMASTER_WALLET_CODES.length > 0
  return Boolean(BASE_RPC_URL && TREASURY_ADDRESS && PAYMASTER_URL && hasWallets)
}

/**
 * Returns a client of the paymaster, or undefined if nothing is sponsored. Wallets call this server instead of the
 * paymaster, so that the secret in its URL stays here.
 */
export function createPaymaster(config: SponsorConfig): RequestSponsorship | undefined {
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
