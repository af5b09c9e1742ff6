import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { EVIDENCE_KINDS } from '../evidence.ts'
import { instantSchema, uuidSchema } from '../fields.ts'

/**
 * Maximum number of a player's keys that work at once, including those of signed-in pages. A sign-in above it ends the
 * session that was unused for the longest.
 */
export const MAX_KEYS = 20
/** Maximum number of a player's identities: more than a person has. */
export const MAX_IDENTITIES = 20
/** Maximum number of players that are merged into one, also indirectly. Each of them is looked up by every write. */
export const MAX_MERGES = 50

/** Services from which a player's linked name may come. */
export const NAME_SOURCES = ['ens', 'basename', 'farcaster', 'world'] as const

export const identitiesCall = defineEndpoint({
  method: 'GET',
  path: '/player/identities',
  auth: 'bearer',
  summary: "The player's identities, the oldest first.",
  response: z.array(
    z.object({
      id: uuidSchema,
      /** 'wallet', 'burner', or the host that verified it. */
      kind: z.string(),
      /** The address, or the id at the host. */
      subject: z.string(),
      /** Its name at `name_source`; else its short address or its id. */
      name: z.string(),
      /** Where the name comes from; null for a short address or an id. */
      name_source: z.nullable(z.enum(NAME_SOURCES)),
      linked_at: instantSchema,
      /** Whether it signed in the session of this call. */
      current: z.boolean(),
      /** What proves the player by this identity now. The player is proven if any identity has something here. */
      proves: z.array(z.enum(EVIDENCE_KINDS)),
    }),
  ),
  errors: BEARER_ERRORS,
})

const keySchema = z.object({
  id: uuidSchema,
  /** The address of its session. */
  wallet: z.string(),
  created_at: instantSchema,
  /** Accurate to the minute. */
  last_used_at: instantSchema,
  /** When it ends if it is not used until then; at most 90 days after it was made. */
  expires_at: instantSchema,
  /** Whether it is the key of this call. */
  current: z.boolean(),
})
export type ApiKey = z.infer<typeof keySchema>

export const keysCall = defineEndpoint({
  method: 'GET',
  path: '/player/keys',
  auth: 'bearer',
  summary: "The player's API keys that still work, the last used first, without their secrets.",
  response: z.array(keySchema),
  errors: BEARER_ERRORS,
})

export const makeKeyCall = defineEndpoint({
  method: 'POST',
  path: '/player/keys',
  auth: 'bearer',
  summary: 'Makes another API key. Only this response contains its secret.',
  response: z.object({ ...keySchema.shape, api_key: z.string() }),
  errors: [...BEARER_ERRORS, 'step_up_required', 'not_found', 'too_many_keys'],
})

export const revokeKeyCall = defineEndpoint({
  method: 'DELETE',
  path: '/player/keys/{id}',
  auth: 'bearer',
  summary: 'Ends an API key of the player, with the tokens of its session.',
  params: z.object({ id: uuidSchema }),
  errors: [...BEARER_ERRORS, 'not_found'],
})
