import * as z from 'zod/mini'
import type { Config } from '../../../platform/config.ts'
import type { FetchName } from './fetch-name.ts'
import { fetchFromService, type HttpAccess } from './fetch-from-service.ts'
import { readUsername } from './read-name.ts'

const answerSchema = z.array(z.object({ address: z.string(), username: z.nullable(z.string()) }))

/**
 * Returns a reader of usernames of World App's wallets, or undefined if no service is configured. It calls the API of
 * World's SDK.
 */
export function createWorldNames(
  { WORLD_USERNAMES_URL }: Config,
  http: HttpAccess,
): FetchName<`0x${string}`> | undefined {
  if (!WORLD_USERNAMES_URL) return undefined
  return async (address) => {
    const body = { addresses: [address] }
    const json = await fetchFromService(http, `${WORLD_USERNAMES_URL}/api/v1/query`, body)
    const answer = answerSchema.safeParse(json)
    const known = answer.success ? answer.data : []
    const found = known.find((each) => each.address.toLowerCase() === address)
    return readUsername(found?.username)
  }
}
