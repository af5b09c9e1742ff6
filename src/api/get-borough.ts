import { boroughCall } from '#src/protocol/calls/economy.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Borough = ResponseOf<typeof boroughCall>

/** A borough: its police, its tolls, its prices and its news. */
export function getBorough(client: ApiClient, name: string): Promise<Borough> {
  return client.request(boroughCall, { params: { name } })
}
