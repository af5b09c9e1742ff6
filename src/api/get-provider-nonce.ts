import { type NoncePurpose, providerNonceCall } from '#src/protocol/calls/exchange.ts'
import { type ApiClient } from './client.ts'

/** Returns a single-use nonce for a text that the host signs. */
export async function getProviderNonce(
  client: ApiClient,
  purpose: NoncePurpose,
  signal: AbortSignal,
): Promise<string> {
  const input = { params: { purpose }, policy: 'nonce', signal } as const
  return (await client.request(providerNonceCall, input)).nonce
}
