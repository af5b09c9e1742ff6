import { sessionCall } from '#src/protocol/calls/auth.ts'
import { type ApiClient } from './client.ts'

/** Whether the stored key is still good for `wallet`: 2 retries, 1 s apart (spec §4). */
export async function checkSession(client: ApiClient, wallet: string): Promise<boolean> {
  const { valid } = await client.request(sessionCall, { query: { wallet }, policy: 'me' })
  return valid
}
