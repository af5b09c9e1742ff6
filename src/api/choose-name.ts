import { nameCall } from '#src/protocol/calls/player-street.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Sets the player's street name. Resolves with the name as the server spells it. */
export function chooseName(
  client: ApiClient,
  streetName: string,
): Promise<ResponseOf<typeof nameCall>> {
  return client.request(nameCall, { body: { street_name: streetName } })
}
