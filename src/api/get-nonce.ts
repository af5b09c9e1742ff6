import { nonceCall } from '#src/protocol/calls/auth.ts'
import { type QueryInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type GetNonceReturnType = ResponseOf<typeof nonceCall>

/** Returns a single-use nonce for an address, and the complete text to sign. */
export function getNonce(
  client: ApiClient,
  parameters: QueryInput<typeof nonceCall>,
  signal?: AbortSignal,
): Promise<GetNonceReturnType> {
  return client.request(nonceCall, {
    query: parameters,
    policy: 'nonce',
    // A nonce of a step-up is bound to the key that asks for it.
    sendsKey: parameters.purpose === 'step-up',
    ...(signal ? { signal } : {}),
  })
}
