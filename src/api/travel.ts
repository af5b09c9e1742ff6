import { travelCall } from '#src/protocol/calls/street-life.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type TravelReturnType = ResponseOf<typeof travelCall>

/** Travels to another borough, which costs a move and the toll. */
export function travel(
  client: ApiClient,
  body: BodyInput<typeof travelCall>,
): Promise<TravelReturnType> {
  return client.request(travelCall, { body })
}
