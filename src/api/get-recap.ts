import { recapCall } from '#src/protocol/calls/player-street.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { isApiError } from './api-error.ts'
import { type ApiClient } from './client.ts'

export type Recap = ResponseOf<typeof recapCall>

/** Returns how the player's last month ended; null when no month has ended yet. */
export async function getRecap(client: ApiClient): Promise<Recap | null> {
  try {
    return await client.request(recapCall, { query: {} })
  } catch (failure) {
    if (isApiError(failure, 'not_found')) return null
    throw failure
  }
}
