import {
  cancelMergeCall,
  logoutAllCall,
  mergesCall,
  type Notice,
  noticesCall,
  type PendingMerge,
  readNoticesCall,
  stepUpCall,
  unlinkCall,
} from '#src/protocol/calls/identity.ts'
import { type BodyInput } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type StepUpProof = BodyInput<typeof stepUpCall>

/** Proves one of the player's identities again, so that the session may change identities and keys for a while. */
export async function stepUp(client: ApiClient, proof: StepUpProof): Promise<void> {
  await client.request(stepUpCall, { body: proof, policy: 'signIn' })
}

/** Removes an identity from the player. Requires a step-up. */
export function unlinkIdentity(client: ApiClient, id: string): Promise<void> {
  return client.request(unlinkCall, { params: { id } })
}

/** Ends all sessions and keys of the player, including this page's. */
export function logOutEverywhere(client: ApiClient): Promise<void> {
  return client.request(logoutAllCall)
}

/** Returns the player's pending merges. */
export function listMerges(client: ApiClient): Promise<readonly PendingMerge[]> {
  return client.request(mergesCall)
}

export function cancelMerge(client: ApiClient, id: string): Promise<void> {
  return client.request(cancelMergeCall, { params: { id } })
}

/** Returns the unread notices of changes to identities and keys, newest first. */
export function listNotices(client: ApiClient): Promise<readonly Notice[]> {
  return client.request(noticesCall)
}

/** Marks notices as read, so that {@link listNotices} no longer returns them. */
export function readNotices(client: ApiClient, ids: readonly string[]): Promise<void> {
  return client.request(readNoticesCall, { body: { ids: [...ids] } })
}
