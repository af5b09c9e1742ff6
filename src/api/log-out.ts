import { logoutCall } from '#src/protocol/calls/auth.ts'
import { type ApiClient } from './client.ts'

/** Revokes the session on the server. */
export function logOut(client: ApiClient): Promise<void> {
  return client.request(logoutCall, { policy: 'me' })
}
