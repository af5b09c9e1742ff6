import { type NoncePurpose, providerNonceCall } from '#src/protocol/calls/exchange.ts'
import { type ApiClient } from './client.ts'

/** Returns a single-use nonce for a text that the host signs. */
export async function getProviderNonce(
  client: ApiClient,
  purpose: NoncePurpose,
  signal?: AbortSignal,
): Promise<string> {
  // A nonce of a step-up is bound to the key that asks for it.
  const sendsKey = purpose === 'farcaster-step-up' || purpose === 'world-step-up'
  const input = {
    params: { purpose },
    policy: 'nonce',
    sendsKey,
    ...(signal && { signal }),
  } as const
  return (await client.request(providerNonceCall, input)).nonce
}
