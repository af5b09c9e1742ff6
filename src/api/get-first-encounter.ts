import { firstEncounterCall } from '#src/protocol/calls/player.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type FirstEncounter = ResponseOf<typeof firstEncounterCall>

/** Returns the actions that are open for the player after sign-in. */
export function getFirstEncounter(client: ApiClient): Promise<FirstEncounter> {
  return client.request(firstEncounterCall)
}
