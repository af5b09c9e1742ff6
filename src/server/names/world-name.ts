import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { AskName } from './ask-name.ts'
import { askService, type Outside } from './ask-service.ts'
import { readUsername } from './read-name.ts'

const answerSchema = z.array(z.object({ address: z.string(), username: z.nullable(z.string()) }))

/** Usernames of World App's wallets, by the call that its own SDK makes. Undefined where no service is set. */
export function createWorldNames(
  { WORLD_USERNAMES_URL }: Config,
  outside: Outside,
): AskName<`0x${string}`> | undefined {
  if (!WORLD_USERNAMES_URL) return undefined
  return async (address) => {
    const body = { addresses: [address] }
    const told = await askService(outside, `${WORLD_USERNAMES_URL}/api/v1/query`, body)
    const answer = answerSchema.safeParse(told)
    const known = answer.success ? answer.data : []
    const mine = known.find((each) => each.address.toLowerCase() === address)
    return readUsername(mine?.username)
  }
}
