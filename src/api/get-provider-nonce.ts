import { type NoncePurpose, providerNonceCall } from '#src/protocol/calls/exchange.ts'
import { type ApiClient } from './client.ts'

/** A single-use nonce for a text that an app around the page signs. */
export async function getProviderNonce(
  client: ApiClient,
  purpose: NoncePurpose,
  signal: AbortSignal,
): Promise<string> {
  const input = { params: { purpose }, policy: 'nonce', signal } as const
  return (await client.request(providerNonceCall, input)).nonce
}
