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

/** Proves one of the player's identities afresh: for a while this session may change who the player is. */
export async function stepUp(client: ApiClient, proof: StepUpProof): Promise<void> {
  await client.request(stepUpCall, { body: proof, policy: 'signIn' })
}

export function unlinkIdentity(client: ApiClient, id: string): Promise<void> {
  return client.request(unlinkCall, { params: { id } })
}

/** Ends all sessions and keys of the player, this page's included. */
export function logOutEverywhere(client: ApiClient): Promise<void> {
  return client.request(logoutAllCall)
}

/** The merges that the player waits for. */
export function listMerges(client: ApiClient): Promise<readonly PendingMerge[]> {
  return client.request(mergesCall)
}

export function cancelMerge(client: ApiClient, id: string): Promise<void> {
  return client.request(cancelMergeCall, { params: { id } })
}

/** What has changed about who the player is, and was not read; the newest first. */
export function listNotices(client: ApiClient): Promise<readonly Notice[]> {
  return client.request(noticesCall)
}

export function readNotices(client: ApiClient, ids: readonly string[]): Promise<void> {
  return client.request(readNoticesCall, { body: { ids: [...ids] } })
}
