import { type Fronts, frontsCall } from '#src/protocol/calls/fronts.ts'
import { type ApiClient } from './client.ts'

/** Returns the player's fronts, the next one for sale, and the night. */
export function getFronts(client: ApiClient): Promise<Fronts> {
  return client.request(frontsCall)
}
