import { type SignInTokens } from '#src/protocol/calls/auth.ts'
import { frameAuthCall } from '#src/protocol/calls/exchange.ts'
import { type QueryInput } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Exchanges a frame's fid and signature for the session's keys. Both are single-use, so the call is not retried. */
export function signInFrame(
  client: ApiClient,
  query: QueryInput<typeof frameAuthCall>,
  signal: AbortSignal,
): Promise<SignInTokens> {
  return client.request(frameAuthCall, { query, policy: 'default', signal })
}
