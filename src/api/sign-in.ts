import { signInCall, type SignInTokens } from '#src/protocol/calls/auth.ts'
import { type BodyInput } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Exchanges a signed nonce text for the session's keys. */
export function signIn(
  client: ApiClient,
  parameters: BodyInput<typeof signInCall>,
  signal?: AbortSignal,
): Promise<SignInTokens> {
  return client.request(signInCall, {
    body: parameters,
    policy: 'signIn',
    ...(signal ? { signal } : {}),
  })
}
