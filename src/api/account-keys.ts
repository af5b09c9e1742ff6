import { keysCall, makeKeyCall, revokeKeyCall } from '#src/protocol/calls/account.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type NewKey = ResponseOf<typeof makeKeyCall>

/** Returns the player's API keys, the most recently used first. */
export function listKeys(client: ApiClient): Promise<ResponseOf<typeof keysCall>> {
  return client.request(keysCall)
}

/** Creates an API key. Only this response contains its secret. */
export function createKey(client: ApiClient): Promise<NewKey> {
  return client.request(makeKeyCall)
}

export function revokeKey(client: ApiClient, id: string): Promise<void> {
  return client.request(revokeKeyCall, { params: { id } })
}
