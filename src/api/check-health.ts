import { healthCall } from '#src/protocol/calls/system.ts'
import { type ApiClient } from './client.ts'

/** Resolves with true when the server responds within 3 s, and with false on any failure. */
export async function checkHealth(client: ApiClient): Promise<boolean> {
  try {
    await client.request(healthCall, { policy: 'health' })
    return true
  } catch {
    return false
  }
}
