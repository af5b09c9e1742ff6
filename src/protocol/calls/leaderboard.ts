import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { dollarsSchema, pageQuery } from '../fields.ts'

export const TIMEFRAMES = ['day', 'month', 'all'] as const

/** One row of a board. Some fields are sent under several names. The address is shortened because boards are public. */
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
  /** Whether the player is proven and may win prizes. */
  proven: z.boolean(),
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

const ownRank = z.nullable(z.object({ rank: z.number(), score: dollarsSchema }))

export const ownRankCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/leaderboard/me',
  auth: 'bearer',
  summary: "The player's own rank on each board.",
  response: z.object({
    day: ownRank,
    month: ownRank,
    all: ownRank,
    /** Whether the player is proven and may win prizes. */
    proven: z.boolean(),
    /** Whether the pot is a demo, in which all players take part. */
    is_demo: z.boolean(),
  }),
  errors: [...BEARER_ERRORS, 'not_found'],
})

/** The board at the paths that end in 'daily': the board of the day, unless `timeframe` is given. */
const daily = {
  ...board,
  query: z.object({ ...pageQuery, timeframe: z._default(z.enum(TIMEFRAMES), 'day') }),
}
const alias = 'The same board at another path.'
const dailyAlias = "The day's board."

/** All paths of the board apart from {@link leaderboardCall} and {@link publicLeaderboardCall}. */
export const leaderboardAliasCalls = [
  defineEndpoint({ ...daily, path: '/api/v1/leaderboard/daily', summary: dailyAlias }),
  defineEndpoint({ ...board, path: '/api/v1/leaderboard/top-players', summary: alias }),
  defineEndpoint({ ...board, path: '/api/v1/leaderboard/tournament', summary: alias }),
  defineEndpoint({ ...board, path: '/v1/leaderboard/public', summary: alias }),
  defineEndpoint({ ...daily, path: '/v1/leaderboard/daily', summary: dailyAlias }),
  defineEndpoint({ ...board, path: '/v1/leaderboard/top-players', summary: alias }),
  defineEndpoint({ ...board, path: '/v1/leaderboard/tournament', summary: alias }),
  defineEndpoint({ ...board, path: '/api/v1/metrics/players', summary: alias }),
] as const
