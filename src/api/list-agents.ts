import { agentListCall } from '#src/protocol/calls/agents.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type Agent = ResponseOf<typeof agentListCall>[number]

/** Returns the loan sharks. */
export function listAgents(client: ApiClient): Promise<readonly Agent[]> {
  return client.request(agentListCall)
}
