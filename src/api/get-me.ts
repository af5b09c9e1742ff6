import { meCall } from '#src/protocol/calls/auth.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type GetMeReturnType = ResponseOf<typeof meCall>

/** Who holds the stored key. */
export function getMe(client: ApiClient): Promise<GetMeReturnType> {
  return client.request(meCall, { policy: 'me' })
}
