import { walletCall } from '#src/protocol/calls/player-street.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type PlayerWallet = ResponseOf<typeof walletCall>

/** Returns the player's cash, coins and stash. */
export function getWallet(client: ApiClient): Promise<PlayerWallet> {
  return client.request(walletCall)
}
