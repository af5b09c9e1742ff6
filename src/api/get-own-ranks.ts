import { ownRankCall } from '#src/protocol/calls/leaderboard.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type OwnRanks = ResponseOf<typeof ownRankCall>

/** Returns the player's rank on each board; null for a board that does not list them. */
export function getOwnRanks(client: ApiClient): Promise<OwnRanks> {
  return client.request(ownRankCall)
}
