import * as z from 'zod/mini'
import { IDENTITY_TYPES } from '#src/protocol/calls/auth.ts'
import { addressSchema } from '#src/protocol/fields.ts'
import { PLATFORMS } from '#src/protocol/platforms.ts'

/** Who the player is, as the page stores it. */
export const identitySchema = z.object({
  address: addressSchema,
  type: z.enum(IDENTITY_TYPES),
  platform: z.enum(PLATFORMS),
  /** Which wallet of this browser signed: 'burner' for a guest. */
  walletId: z.optional(z.string()),
  playerId: z.optional(z.string()),
  username: z.optional(z.string()),
  displayName: z.optional(z.string()),
  /** A picture of them, at their host. */
  pfp: z.optional(z.string()),
  fid: z.optional(z.number()),
  worldId: z.optional(z.string()),
  /** World has verified a human behind it. */
  verified: z.optional(z.boolean()),
  /** The address has signed for itself: absent is yes. */
  walletProven: z.optional(z.boolean()),
})
export type Identity = z.infer<typeof identitySchema>
