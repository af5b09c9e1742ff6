import { keysCall, makeKeyCall, revokeKeyCall } from '#src/protocol/calls/account.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type NewKey = ResponseOf<typeof makeKeyCall>

/** The player's API keys, the last used first. */
export function listKeys(client: ApiClient): Promise<ResponseOf<typeof keysCall>> {
  return client.request(keysCall)
}

/** Another key; its secret is in this answer and in none after it. */
export function makeKey(client: ApiClient): Promise<NewKey> {
  return client.request(makeKeyCall)
}

export function revokeKey(client: ApiClient, id: string): Promise<void> {
  return client.request(revokeKeyCall, { params: { id } })
}
