import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS, PROOF_ERRORS } from '../errors.ts'
import { addressSchema, dollarsSchema, hexSchema, uuidSchema } from '../fields.ts'
import { SIGNATURE_TYPES } from './auth.ts'
import { PROVIDERS } from './exchange.ts'
import { pendingMergeSchema } from './identity.ts'

/** What links an identity: a wallet's signed nonce text, or what an app around a page vouches with. */
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

/** A player as they are chosen between: what it was worth ends with the one who is not kept. */
const chosenSchema = z.object({
  player_id: uuidSchema,
  street_name: z.string(),
  net_worth: dollarsSchema,
  cash: dollarsSchema,
  debt: dollarsSchema,
  /** On the board by net worth; null before it has counted them. */
  rank: z.nullable(z.number()),
  level: z.number(),
  /** Paid messages; they come along whoever is kept. */
  bought_messages: z.number(),
})

export const linkCall = defineEndpoint({
  method: 'POST',
  path: '/auth/link',
  auth: 'bearer',
  summary:
    'Links another identity to the player. Where both have played, it asks which to keep; that merge waits for 24 hours.',
  body: z.object({
    proof: linkProofSchema,
    /** Which player goes on, where there is a choice: the caller's, or the identity's. One without progress ends. */
    keep: z.optional(z.enum(['mine', 'theirs'])),
  }),
  response: z.object({
    linked: z.boolean(),
    /** Whose identity it is: the player that goes on, or the caller where nothing has happened yet. */
    player_id: uuidSchema,
    /** Absent unless there is a choice to make; then nothing has happened, and the proof is still good. */
    choice: z.optional(z.object({ mine: chosenSchema, theirs: chosenSchema })),
    /** The merge that now waits, because both have progress; until then both play on. */
    pending: z.optional(pendingMergeSchema),
  }),
  errors: [...BEARER_ERRORS, ...PROOF_ERRORS, 'step_up_required', 'not_found', 'merge_pending'],
})

export type ChosenPlayer = z.infer<typeof chosenSchema>
