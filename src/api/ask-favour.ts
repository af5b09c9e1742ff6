import { favourCall } from '#src/protocol/calls/favours.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type AskedFavour = BodyInput<typeof favourCall>
export type AskFavourReturnType = ResponseOf<typeof favourCall>

/** Asks a shark for a favour, for a move. */
export function askFavour(client: ApiClient, body: AskedFavour): Promise<AskFavourReturnType> {
  return client.request(favourCall, { body })
}
