import { recapCall } from '#src/protocol/calls/player-street.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Recap = NonNullable<ResponseOf<typeof recapCall>>

/** Returns how the player's last month ended; null when no month has ended yet. */
export function getRecap(client: ApiClient): Promise<Recap | null> {
  return client.request(recapCall, { query: {} })
}
