import * as z from 'zod/mini'
import type { Config } from '../../../platform/config.ts'
import type { FetchName } from './fetch-name.ts'
import { fetchFromService, type HttpAccess } from './fetch-from-service.ts'
import { readUsername } from './read-name.ts'

/** A hub's response: the user's preferred name (docs.farcaster.xyz, hubs, UserData API). */
const answerSchema = z.object({
  data: z.object({
    fid: z.number(),
    userDataBody: z.object({ type: z.literal('USER_DATA_TYPE_USERNAME'), value: z.string() }),
  }),
})

/** Returns a reader of usernames of Farcaster ids, or undefined if no hub is configured. */
export function createFarcasterNames(
  { FARCASTER_HUB_URL }: Config,
  http: HttpAccess,
): FetchName<number> | undefined {
  if (!FARCASTER_HUB_URL) return undefined
  return async (fid) => {
    const query = new URLSearchParams({
      fid: String(fid),
      user_data_type: 'USER_DATA_TYPE_USERNAME',
    })
    const json = await fetchFromService(http, `${FARCASTER_HUB_URL}/v1/userDataByFid?${query}`)
    const answer = answerSchema.safeParse(json)
    return answer.success && answer.data.data.fid === fid
      ? readUsername(answer.data.data.userDataBody.value)
      : null
  }
}
