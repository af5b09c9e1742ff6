import { missionsCall } from '#src/protocol/calls/missions.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Missions = ResponseOf<typeof missionsCall>
export type Mission = Missions['missions'][number]

/** Returns the day's missions and the pay of a job. */
export function getMissions(client: ApiClient): Promise<Missions> {
  return client.request(missionsCall)
}
