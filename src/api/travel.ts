import { travelCall } from '#src/protocol/calls/street-life.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type TravelReturnType = ResponseOf<typeof travelCall>

/** Travels to another borough, which costs a move and the toll. Under the same idempotency key once. */
export function travel(
  client: ApiClient,
  body: BodyInput<typeof travelCall>,
  idempotencyKey?: string,
): Promise<TravelReturnType> {
  return client.request(travelCall, {
    body,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
}
