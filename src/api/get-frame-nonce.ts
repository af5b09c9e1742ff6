import { providerNonceCall } from '#src/protocol/calls/exchange.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Returns a single-use nonce for the proof of a frame, with the secret that ties it to this page. */
export function getFrameNonce(client: ApiClient): Promise<ResponseOf<typeof providerNonceCall>> {
  return client.request(providerNonceCall, { params: { purpose: 'frame' }, policy: 'nonce' })
}
