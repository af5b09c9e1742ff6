import { linkCall } from '#src/protocol/calls/link.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type LinkProof = BodyInput<typeof linkCall>['proof']

/**
 * Links an identity to the player. When the identity belongs to another player and `keep` is absent, the response may
 * contain the choice of which player to keep. Then nothing has changed.
 */
export function linkIdentity(
  client: ApiClient,
  parameters: BodyInput<typeof linkCall>,
): Promise<ResponseOf<typeof linkCall>> {
  return client.request(linkCall, { body: parameters, policy: 'signIn' })
}
