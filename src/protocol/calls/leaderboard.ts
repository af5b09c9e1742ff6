import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dollarsSchema, pageQuery } from '../fields.ts'

export const TIMEFRAMES = ['day', 'month', 'all'] as const

/** Both spellings of every field, as spec §3 lists them. The address is shortened: a board is public. */
export const leaderboardEntrySchema = z.object({
  rank: z.number(),
  position: z.number(),
  street_name: z.string(),
  streetName: z.string(),
  name: z.string(),
  net_worth: dollarsSchema,
  netWorth: dollarsSchema,
  score: dollarsSchema,
  address: z.string(),
})
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>

const board = {
  method: 'GET',
  auth: 'public',
  query: z.object({ ...pageQuery, timeframe: z._default(z.enum(TIMEFRAMES), 'all') }),
  response: z.array(leaderboardEntrySchema),
  errors: [],
} as const

export const leaderboardCall = defineEndpoint({
  ...board,
  path: '/api/v1/leaderboard',
  summary: 'The board by net worth: rank, street name, net worth.',
})

export const publicLeaderboardCall = defineEndpoint({
  ...board,
  path: '/api/v1/leaderboard/public',
  summary: 'The same board, for callers without credentials.',
})
