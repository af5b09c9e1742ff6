import { featureFlagsCall } from '#src/protocol/calls/feature-flags.ts'
import { type ApiClient } from './client.ts'

/** The beta features that the player has. */
export async function getFeatureFlags(client: ApiClient): Promise<readonly string[]> {
  return (await client.request(featureFlagsCall, { params: { id: 'me' } })).beta_features
}
