import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { AskName } from './ask-name.ts'
import { askService, type Outside } from './ask-service.ts'
import { readUsername } from './read-name.ts'

/** A hub's answer: the name that the user prefers (docs.farcaster.xyz, hubs, UserData API). */
const answerSchema = z.object({
  data: z.object({
    fid: z.number(),
    userDataBody: z.object({ type: z.literal('USER_DATA_TYPE_USERNAME'), value: z.string() }),
  }),
})

/** Usernames of Farcaster ids, from a hub. Undefined where none is set. */
export function createFarcasterNames(
  { FARCASTER_HUB_URL }: Config,
  outside: Outside,
): AskName<number> | undefined {
  if (!FARCASTER_HUB_URL) return undefined
  return async (fid) => {
    const query = new URLSearchParams({
      fid: String(fid),
      user_data_type: 'USER_DATA_TYPE_USERNAME',
    })
    const told = await askService(outside, `${FARCASTER_HUB_URL}/v1/userDataByFid?${query}`)
    const answer = answerSchema.safeParse(told)
    return answer.success && answer.data.data.fid === fid
      ? readUsername(answer.data.data.userDataBody.value)
      : null
  }
}
