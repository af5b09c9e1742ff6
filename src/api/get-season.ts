import { seasonCall } from '#src/protocol/calls/season.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Season = ResponseOf<typeof seasonCall>

/** A season as everybody may know it; the current one where none is named. */
export function getSeason(client: ApiClient, season?: string): Promise<Season> {
  return client.request(seasonCall, { query: season === undefined ? {} : { season } })
}
