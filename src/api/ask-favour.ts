import { favourCall } from '#src/protocol/calls/favours.ts'
import { DEFAULT_CHARACTER } from '#src/protocol/characters.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type FavourRequest = BodyInput<typeof favourCall>
export type AskFavourReturnType = ResponseOf<typeof favourCall>

/** Asks a shark for a favour, which costs a move. Repeating the idempotency key returns the first response. */
export function askFavour(
  client: ApiClient,
  body: FavourRequest,
  idempotencyKey?: string,
): Promise<AskFavourReturnType> {
  return client.request(favourCall, {
    body,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
}

/** Returns a text that identifies a favour among the purchases with the same price. */
export function favourLabel({ character, favor_type }: FavourRequest): string {
  return `${favor_type} of ${character ?? DEFAULT_CHARACTER}`
}
