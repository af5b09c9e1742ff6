import { upgradeCall } from '#src/protocol/calls/trade.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type UpgradeStashReturnType = ResponseOf<typeof upgradeCall>

/** Enlarges the stash to its next size. Under the same idempotency key once. */
export function upgradeStash(
  client: ApiClient,
  capacity: number,
  idempotencyKey?: string,
): Promise<UpgradeStashReturnType> {
  return client.request(upgradeCall, {
    body: { stash: capacity },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
}
