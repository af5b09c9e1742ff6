import { healthCall } from '#src/protocol/calls/system.ts'
import { type ApiClient } from './client.ts'

/** Whether the server answers within 3 s; whatever goes wrong is a no. */
export async function checkHealth(client: ApiClient): Promise<boolean> {
  try {
    await client.request(healthCall, { policy: 'health' })
    return true
  } catch {
    return false
  }
}
