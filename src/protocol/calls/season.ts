import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'

const seasonId = z.string().check(z.regex(/^\d{4}-\d{2}$/, 'A season is a month: YYYY-MM.'))
const query = { season: z.optional(seasonId) }
const hash = z.string()
const trader = z
  .string()
  .check(z.regex(/^[0-9a-f]{16}$/, 'A trader is called by 16 hexadecimal digits.'))
const place = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 200)

export const seasonCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/season',
  auth: 'public',
  summary: 'A season, by default the current one: the hash of its seed, and at its end the seed.',
  query: z.object(query),
  response: z.object({
    id: seasonId,
    seed_hash: hash,
    /** Absent until the season has ended. */
    seed: z.optional(z.string()),
    starts: instantSchema,
    ends: instantSchema,
    /** The number of runs, and the number of records of all runs. */
    runs: z.number(),
    records: z.number(),
  }),
  errors: ['not_found'],
})

export const runsCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/season/runs',
  auth: 'public',
  summary:
    'The runs of a season: each trader with the number of records and the hash of the last one.',
  query: z.object({ ...query, cursor: z.optional(trader), limit }),
  response: z.object({
    season: seasonId,
    runs: z.array(z.object({ trader, length: z.number(), head: hash })),
    /** The last trader of the page; null on the last page. */
    next_cursor: z.nullable(trader),
  }),
  errors: ['not_found'],
})

export const runCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/season/runs/{trader}',
  auth: 'optional',
  summary:
    'The records of one run. Each hash is SHA-256 of the hash before, a line break and the body; the first is chained to SHA-256 of the hash of the seed, a line break and the trader. Runs of others are shown a day late while the season runs.',
  params: z.object({ trader }),
  query: z.object({ ...query, cursor: z._default(place, 0), limit }),
  response: z.object({
    season: seasonId,
    trader,
    records: z.array(z.object({ seq: z.number(), body: z.string(), hash })),
    /** The last record of the page; null on the last page. */
    next_cursor: z.nullable(z.number()),
  }),
  errors: ['not_found'],
})

export const rootsCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/season/roots',
  auth: 'public',
  summary:
    'Merkle roots over the runs of a season, one for each tick in which they changed, each chained to the one before; the first to the hash of the seed.',
  query: z.object({ ...query, cursor: z.optional(place), limit }),
  response: z.object({
    season: seasonId,
    roots: z.array(z.object({ tick: z.number(), root: hash, chain: hash })),
    /** The last tick of the page; null on the last page. */
    next_cursor: z.nullable(z.number()),
  }),
  errors: ['not_found'],
})
