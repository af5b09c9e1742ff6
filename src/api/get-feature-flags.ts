import { featureFlagsCall } from '#src/protocol/calls/feature-flags.ts'
import { type ApiClient } from './client.ts'

/** Returns the player's beta features. */
export async function getFeatureFlags(client: ApiClient): Promise<readonly string[]> {
  return (await client.request(featureFlagsCall, { params: { id: 'me' } })).beta_features
}
