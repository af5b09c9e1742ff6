import { playerStatsCall } from '#src/protocol/calls/player.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type PlayerStats = ResponseOf<typeof playerStatsCall>

/** Returns the player's own figures. */
export function getStats(client: ApiClient): Promise<PlayerStats> {
  return client.request(playerStatsCall, { params: { id: 'me' } })
}
