import { favourCall } from '#src/protocol/calls/favours.ts'
import { DEFAULT_CHARACTER } from '#src/protocol/characters.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type AskedFavour = BodyInput<typeof favourCall>
export type AskFavourReturnType = ResponseOf<typeof favourCall>

/** Asks a shark for a favour, for a move; a key that is given again gives the first answer again. */
export function askFavour(
  client: ApiClient,
  body: AskedFavour,
  idempotencyKey?: string,
): Promise<AskFavourReturnType> {
  return client.request(favourCall, {
    body,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
}

/** What tells a favour from others that cost as much. */
export function favourNamed({ character, favor_type }: AskedFavour): string {
  return `${favor_type} of ${character ?? DEFAULT_CHARACTER}`
}
