import { ownRankCall } from '#src/protocol/calls/leaderboard.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type OwnRanks = ResponseOf<typeof ownRankCall>

/** Where the player stands on each board; null on a board that they are not on. */
export function getOwnRanks(client: ApiClient): Promise<OwnRanks> {
  return client.request(ownRankCall)
}
