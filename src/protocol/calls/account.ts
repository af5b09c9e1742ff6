import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { instantSchema, uuidSchema } from '../fields.ts'

/** How many keys a player may hold at once, the pages that are signed in included. */
export const KEYS_HELD = 20

/** Who may know what somebody is called. */
export const NAME_SOURCES = ['ens', 'basename', 'farcaster', 'world'] as const

export const identitiesCall = defineEndpoint({
  method: 'GET',
  path: '/player/identities',
  auth: 'bearer',
  summary: 'What is linked to the player, the oldest first.',
  response: z.array(
    z.object({
      id: uuidSchema,
      /** 'wallet', 'burner', or the host that vouched for it. */
      kind: z.string(),
      /** The address, or the id at the host. */
      subject: z.string(),
      /** What it is called elsewhere; its short address, or id, where nobody has a name for it. */
      name: z.string(),
      /** Who knows the name; null for a short address or an id. */
      name_source: z.nullable(z.enum(NAME_SOURCES)),
      linked_at: instantSchema,
      /** Whether the key that asks was signed in by it. */
      current: z.boolean(),
    }),
  ),
  errors: BEARER_ERRORS,
})

const keySchema = z.object({
  id: uuidSchema,
  /** The address that signed in for it. */
  wallet: z.string(),
  created_at: instantSchema,
  /** To the minute. */
  last_used_at: instantSchema,
  /** When it ends unless it is used before; 90 days after it was made at the latest. */
  expires_at: instantSchema,
  /** Whether it is the key that asks. */
  current: z.boolean(),
})
export type ApiKey = z.infer<typeof keySchema>

export const keysCall = defineEndpoint({
  method: 'GET',
  path: '/player/keys',
  auth: 'bearer',
  summary:
    "The player's API keys that still work, the last used first. The secrets are not among it.",
  response: z.array(keySchema),
  errors: BEARER_ERRORS,
})

export const makeKeyCall = defineEndpoint({
  method: 'POST',
  path: '/player/keys',
  auth: 'bearer',
  summary: 'Makes another API key; its secret is told this once.',
  response: z.object({ ...keySchema.shape, api_key: z.string() }),
  errors: [...BEARER_ERRORS, 'step_up_required', 'not_found', 'too_many_keys'],
})

export const revokeKeyCall = defineEndpoint({
  method: 'DELETE',
  path: '/player/keys/{id}',
  auth: 'bearer',
  summary: 'Ends an API key of the player, and whatever was signed in with it.',
  params: z.object({ id: uuidSchema }),
  errors: [...BEARER_ERRORS, 'not_found'],
})
