import { configCall } from '#src/protocol/calls/system.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type PublicConfig = ResponseOf<typeof configCall>

/** Returns the public part of the server's configuration. */
export function getConfig(client: ApiClient): Promise<PublicConfig> {
  return client.request(configCall)
}
