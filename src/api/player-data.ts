import {
  deletePlayerCall,
  type PlayerData,
  playerDataCall,
} from '#src/protocol/calls/player-data.ts'
import { type ApiClient } from './client.ts'

/** Returns everything that is stored about the player. Requires a step-up. */
export function getPlayerData(client: ApiClient): Promise<PlayerData> {
  return client.request(playerDataCall)
}

/** Deletes the player with all sessions and keys, including this page's. Requires a step-up. */
export function deletePlayer(client: ApiClient): Promise<void> {
  return client.request(deletePlayerCall)
}
