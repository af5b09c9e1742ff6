import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS, PROOF_ERRORS } from '../errors.ts'
import { addressSchema, dollarsSchema, hexSchema, uuidSchema } from '../fields.ts'
import { SIGNATURE_TYPES } from './auth.ts'
import { PROVIDERS } from './exchange.ts'
import { pendingMergeSchema } from './identity.ts'

/** The proof of an identity: a wallet's signed nonce text, or a host's token. */
const linkProofSchema = z.union(
  [
    z.object({
      address: addressSchema,
      signature: hexSchema,
      message: z.string().check(z.minLength(1), z.maxLength(4_000)),
      nonce: z.optional(z.string().check(z.maxLength(200))),
      sig_type: z._default(z.enum(SIGNATURE_TYPES), 'eoa'),
    }),
    z.object({
      provider: z.enum(PROVIDERS),
      token: z.string().check(z.minLength(1), z.maxLength(8_000)),
    }),
  ],
  'A proof is a signed text of a wallet, or a provider and its token.',
)

/** One of two players to choose from. The game's money of the player that is not kept is lost. */
const candidateSchema = z.object({
  player_id: uuidSchema,
  street_name: z.string(),
  net_worth: dollarsSchema,
  cash: dollarsSchema,
  debt: dollarsSchema,
  /** The rank by net worth; null before the player is on the board. */
  rank: z.nullable(z.number()),
  level: z.number(),
  /** Paid messages. The kept player receives them. */
  bought_messages: z.number(),
})

export const linkCall = defineEndpoint({
  method: 'POST',
  path: '/auth/link',
  auth: 'bearer',
  summary:
    'Links another identity to the player. If both players have progress, returns a choice; the merge then waits for 24 hours.',
  body: z.object({
    proof: linkProofSchema,
    /** The player to keep: the caller's, or the identity's. Ignored if one of them has no progress. */
    keep: z.optional(z.enum(['mine', 'theirs'])),
  }),
  response: z.object({
    linked: z.boolean(),
    /** The player that holds the identity, or the caller if nothing has changed yet. */
    player_id: uuidSchema,
    /** Present if there is a choice to make. Then nothing has changed, and the proof is still valid. */
    choice: z.optional(z.object({ mine: candidateSchema, theirs: candidateSchema })),
    /** The merge that now waits because both have progress. Both players can play until it is due. */
    pending: z.optional(pendingMergeSchema),
  }),
  errors: [
    ...BEARER_ERRORS,
    ...PROOF_ERRORS,
    'step_up_required',
    'not_found',
    'merge_pending',
    'too_many_identities',
    'too_many_merges',
  ],
})

export type MergeCandidate = z.infer<typeof candidateSchema>
