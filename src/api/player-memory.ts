import {
  forgetAllCall,
  forgetCall,
  memoryCall,
  type RecalledWords,
} from '#src/protocol/calls/memory.ts'
import { type ApiClient } from './client.ts'

/** Returns what the sharks recall of the player's own words, the latest first. */
export function listMemory(client: ApiClient): Promise<readonly RecalledWords[]> {
  return client.request(memoryCall)
}

export function forget(client: ApiClient, id: string): Promise<void> {
  return client.request(forgetCall, { params: { id } })
}

export function forgetAll(client: ApiClient): Promise<void> {
  return client.request(forgetAllCall)
}
