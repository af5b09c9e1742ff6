import { sessionCall } from '#src/protocol/calls/auth.ts'
import { type ApiClient } from './client.ts'

/** Resolves with whether the stored key is still valid for `wallet`. Retries twice, 1 s apart. */
export async function checkSession(client: ApiClient, wallet: string): Promise<boolean> {
  const { valid } = await client.request(sessionCall, { query: { wallet }, policy: 'me' })
  return valid
}
