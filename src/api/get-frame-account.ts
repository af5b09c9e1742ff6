import { frameAccountCall } from '#src/protocol/calls/exchange.ts'
import { type QueryInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type FrameAccount = ResponseOf<typeof frameAccountCall>

/** Returns the account that a frame's proof signs in to. The proof stays valid. */
export function getFrameAccount(
  client: ApiClient,
  query: QueryInput<typeof frameAccountCall>,
  signal: AbortSignal,
): Promise<FrameAccount> {
  return client.request(frameAccountCall, { query, policy: 'default', signal })
}
