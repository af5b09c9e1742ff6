import { meCall } from '#src/protocol/calls/auth.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type GetMeReturnType = ResponseOf<typeof meCall>

/** Returns the player that the stored key belongs to. */
export function getMe(client: ApiClient): Promise<GetMeReturnType> {
  return client.request(meCall, { policy: 'me' })
}
