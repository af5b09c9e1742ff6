import * as z from 'zod/mini'
import { RECOLLECTION_KINDS } from '#src/lib/names.ts'
import { CHARACTERS } from '../characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { instantSchema, uuidSchema } from '../fields.ts'

export const recollectionSchema = z.object({
  id: uuidSchema,
  /** The shark that recalls it. */
  character: z.enum(CHARACTERS),
  kind: z.enum(RECOLLECTION_KINDS),
  /** A phrase that addresses the player: 'your sister Rosa'. */
  words: z.string(),
  said_at: instantSchema,
  /** When it is forgotten. */
  ends_at: instantSchema,
  /** The shark that passed it on; null for what the player said to this shark. */
  hearsay_from: z.nullable(z.enum(CHARACTERS)),
})
export type RecalledWords = z.infer<typeof recollectionSchema>

export const memoryCall = defineEndpoint({
  method: 'GET',
  path: '/player/memory',
  auth: 'bearer',
  summary: "What the sharks recall of the player's own words, the latest first.",
  response: z.array(recollectionSchema),
  errors: BEARER_ERRORS,
})

export const forgetCall = defineEndpoint({
  method: 'DELETE',
  path: '/player/memory/{id}',
  auth: 'bearer',
  summary: 'Makes the sharks forget one recollection, with what was passed on of it.',
  params: z.object({ id: uuidSchema }),
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const forgetAllCall = defineEndpoint({
  method: 'DELETE',
  path: '/player/memory',
  auth: 'bearer',
  summary: "Makes the sharks forget everything of the player's own words.",
  errors: BEARER_ERRORS,
})
