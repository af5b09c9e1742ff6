import { boroughCall } from '#src/protocol/calls/economy.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Borough = ResponseOf<typeof boroughCall>

/** Returns a borough's police, tolls, prices and news. */
export function getBorough(client: ApiClient, name: string): Promise<Borough> {
  return client.request(boroughCall, { params: { name } })
}
