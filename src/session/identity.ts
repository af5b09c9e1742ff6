import * as z from 'zod/mini'
import { IDENTITY_TYPES } from '#src/protocol/calls/auth.ts'
import { addressSchema } from '#src/protocol/fields.ts'
import { PLATFORMS } from '#src/protocol/platforms.ts'

/** The player's identity, as the page stores it. */
export const identitySchema = z.object({
  address: addressSchema,
  type: z.enum(IDENTITY_TYPES),
  platform: z.enum(PLATFORMS),
  /** The id of the wallet in this browser that signed. For a guest it is 'burner'. */
  walletId: z.optional(z.string()),
  playerId: z.optional(z.string()),
  username: z.optional(z.string()),
  displayName: z.optional(z.string()),
  /** The URL of the user's profile picture at the host. */
  pfp: z.optional(z.string()),
  /** The Farcaster id. */
  fid: z.optional(z.number()),
  worldId: z.optional(z.string()),
  /** Whether World has verified that the user is human. */
  verified: z.optional(z.boolean()),
  /** Whether the player has proven to own the address. If the field is absent, the address is proven. */
  walletProven: z.optional(z.boolean()),
})
export type Identity = z.infer<typeof identitySchema>
