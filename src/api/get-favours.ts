import { favoursCall } from '#src/protocol/calls/favours.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Favours = ResponseOf<typeof favoursCall>
export type OfferedFavour = Favours['favors'][number]

/** Returns the favours that each shark offers the player now. */
export function getFavours(client: ApiClient): Promise<Favours> {
  return client.request(favoursCall)
}
