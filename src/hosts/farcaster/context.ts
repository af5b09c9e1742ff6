import * as z from 'zod/mini'
import { type HostUser, NO_INSETS, type SafeArea } from '../host.ts'

/** The client fid of Base App in Farcaster's protocol (docs.base.org). */
const BASE_CLIENT_FID = 309_857

const inset = z.catch(z.number().check(z.minimum(0), z.maximum(500)), 0)

/** The part of a Farcaster context that the game uses. Its claims are not verified. */
export const farcasterContextSchema = z.object({
  client: z.object({
    clientFid: z.number(),
    added: z.catch(z.boolean(), false),
    notificationDetails: z.optional(z.unknown()),
    safeAreaInsets: z.catch(
      z.object({ top: inset, right: inset, bottom: inset, left: inset }),
      NO_INSETS,
    ),
  }),
  user: z.object({
    fid: z.number(),
    username: z.catch(z.optional(z.string()), undefined),
    displayName: z.catch(z.optional(z.string()), undefined),
    pfpUrl: z.catch(z.optional(z.string()), undefined),
  }),
})
export type FarcasterContext = z.infer<typeof farcasterContextSchema>

export function isBaseApp({ client }: FarcasterContext): boolean {
  return client.clientFid === BASE_CLIENT_FID
}

export function userOf({ user }: FarcasterContext): HostUser {
  const { fid, username, displayName, pfpUrl } = user
  return {
    fid,
    ...(username === undefined ? {} : { username }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(pfpUrl === undefined ? {} : { pfpUrl }),
  }
}

export function safeAreaOf({ client }: FarcasterContext): SafeArea {
  return client.safeAreaInsets
}
