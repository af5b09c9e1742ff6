import { encounterCall } from '#src/protocol/calls/street-life.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type EncounterChoice = BodyInput<typeof encounterCall>['choice']
export type SettleEncounterReturnType = ResponseOf<typeof encounterCall>

/** Settles the encounter by paying, running, fighting or talking. */
export function settleEncounter(
  client: ApiClient,
  choice: EncounterChoice,
): Promise<SettleEncounterReturnType> {
  return client.request(encounterCall, { body: { choice } })
}
