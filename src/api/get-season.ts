import { seasonCall } from '#src/protocol/calls/season.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Season = ResponseOf<typeof seasonCall>

/** Returns the public data of a season; the current season by default. */
export function getSeason(client: ApiClient, season?: string): Promise<Season> {
  return client.request(seasonCall, { query: season === undefined ? {} : { season } })
}
