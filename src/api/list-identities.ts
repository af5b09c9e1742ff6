import { identitiesCall } from '#src/protocol/calls/account.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Identities = ResponseOf<typeof identitiesCall>

/** Returns the identities linked to the player. */
export function listIdentities(client: ApiClient): Promise<Identities> {
  return client.request(identitiesCall)
}
