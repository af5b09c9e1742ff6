import { type Fronts, frontsCall } from '#src/protocol/calls/fronts.ts'
import { type ApiClient } from './client.ts'

/** Returns the player's fronts, the next one for sale, and what goes up tonight. */
export function getFronts(client: ApiClient): Promise<Fronts> {
  return client.request(frontsCall)
}
