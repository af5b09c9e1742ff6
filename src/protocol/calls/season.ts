import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'

const seasonId = z.string().check(z.regex(/^\d{4}-\d{2}$/, 'A season is a month: YYYY-MM.'))
const query = { season: z.optional(seasonId) }

export const seasonCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/season',
  auth: 'public',
  summary: 'A season, by default the current one: the hash of its seed, and at its end the seed.',
  query: z.object(query),
  response: z.object({
    id: seasonId,
    seed_hash: z.string(),
    /** Published when the season is over. */
    seed: z.optional(z.string()),
    starts: instantSchema,
    ends: instantSchema,
    /** Records on the tape so far, and the hash of the last. */
    tape: z.object({ records: z.number(), hash: z.string() }),
  }),
  errors: ['not_found'],
})

export const tapeCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/season/tape',
  auth: 'public',
  summary:
    'The public tape of ticks and trades. Each hash is SHA-256 of the hash before, a line break and the body; the first is chained to the hash of the seed.',
  query: z.object({
    ...query,
    /** The last record that was read: an answer's next_cursor. */
    cursor: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 200),
  }),
  response: z.object({
    season: seasonId,
    records: z.array(z.object({ seq: z.number(), body: z.string(), hash: z.string() })),
    next_cursor: z.nullable(z.number()),
  }),
  errors: ['not_found'],
})
