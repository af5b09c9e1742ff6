import { type FrontAction, frontCall } from '#src/protocol/calls/fronts.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Buys, tends or sells a front. Under the same idempotency key once. */
export function actOnFront(
  client: ApiClient,
  action: FrontAction,
  idempotencyKey: string,
): Promise<ResponseOf<typeof frontCall>> {
  return client.request(frontCall, { body: action, idempotencyKey })
}
