import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS, PROOF_ERRORS } from '../errors.ts'
import { addressSchema, hexSchema, instantSchema, uuidSchema } from '../fields.ts'
import { PROVIDERS } from './exchange.ts'

const stepUpProofSchema = z.union(
  [
    z.object({
      address: addressSchema,
      message: z.string().check(z.minLength(1), z.maxLength(4_000)),
      signature: hexSchema,
      nonce: z.optional(z.string().check(z.maxLength(200))),
    }),
    z.object({
      provider: z.enum(PROVIDERS),
      /** base64url JSON of a signed text; a JWT is refused. */
      token: z.string().check(z.minLength(1), z.maxLength(8_000)),
    }),
  ],
  'A proof is a signed text of a wallet, or a provider and its signed text.',
)

export const stepUpCall = defineEndpoint({
  method: 'POST',
  path: '/auth/step-up',
  auth: 'bearer',
  summary:
    "Proves one of the player's identities again. For five minutes this session may link, unlink and make keys.",
  body: stepUpProofSchema,
  response: z.object({ ends_at: instantSchema }),
  errors: [...BEARER_ERRORS, ...PROOF_ERRORS],
})

export const logoutAllCall = defineEndpoint({
  method: 'POST',
  path: '/auth/logout-all',
  auth: 'bearer',
  summary: 'Ends all sessions and keys of the player, including the calling one.',
  errors: BEARER_ERRORS,
})

export const unlinkCall = defineEndpoint({
  method: 'DELETE',
  path: '/player/identities/{id}',
  auth: 'bearer',
  summary:
    'Removes an identity, and ends the other sessions that it signed in. The last one cannot be removed.',
  params: z.object({ id: uuidSchema }),
  errors: [...BEARER_ERRORS, 'step_up_required', 'not_found', 'last_identity'],
})

export const pendingMergeSchema = z.object({
  id: uuidSchema,
  /** Street names of the player that continues and of the one that ends. */
  kept: z.string(),
  dropped: z.string(),
  asked_at: instantSchema,
  due_at: instantSchema,
})
export type PendingMerge = z.infer<typeof pendingMergeSchema>

export const mergesCall = defineEndpoint({
  method: 'GET',
  path: '/player/merges',
  auth: 'bearer',
  summary: "The player's pending merges.",
  response: z.array(pendingMergeSchema),
  errors: BEARER_ERRORS,
})

export const cancelMergeCall = defineEndpoint({
  method: 'DELETE',
  path: '/player/merges/{id}',
  auth: 'bearer',
  summary: 'Cancels a pending merge. Either of the two players may.',
  params: z.object({ id: uuidSchema }),
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const NOTICE_KINDS = [
  'linked',
  'unlinked',
  'merge_asked',
  'merge_cancelled',
  'merged',
  'key_made',
  'payment_vanished',
  'signed_out_everywhere',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

const noticeSchema = z.object({
  id: uuidSchema,
  kind: z.enum(NOTICE_KINDS),
  /**
   * An identity's subject (linked, unlinked, key_made, signed_out_everywhere), the street names of the kept and the dropped player, or the amount
   * of a payment in USDC and the number of messages that were taken back.
   */
  about: z.array(z.string()),
  at: instantSchema,
})
export type Notice = z.infer<typeof noticeSchema>

/** Maximum number of notices in a response. */
export const MAX_NOTICES = 50

export const noticesCall = defineEndpoint({
  method: 'GET',
  path: '/player/notices',
  auth: 'bearer',
  summary:
    'Unread notices of changes to identities, keys, merges and payments, the newest first; at most 50.',
  response: z.array(noticeSchema),
  errors: BEARER_ERRORS,
})

export const readNoticesCall = defineEndpoint({
  method: 'POST',
  path: '/player/notices/read',
  auth: 'bearer',
  summary: 'Marks notices as read; they are not listed again.',
  body: z.object({ ids: z.array(uuidSchema).check(z.maxLength(MAX_NOTICES)) }),
  errors: BEARER_ERRORS,
})
