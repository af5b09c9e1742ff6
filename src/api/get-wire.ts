import { wireCall } from '#src/protocol/calls/economy.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type WireItem = ResponseOf<typeof wireCall>['items'][number]

/** Returns the newest `limit` headlines of the wire. */
export async function getWire(client: ApiClient, limit: number): Promise<readonly WireItem[]> {
  return (await client.request(wireCall, { query: { limit } })).items
}
