import * as z from 'zod/mini'
import { leaderboardCall, type TIMEFRAMES } from '#src/protocol/calls/leaderboard.ts'
import { type ApiClient } from './client.ts'
import { isApiError } from './api-error.ts'

/** Paths of the board, tried in this order. The first that returns an array is used. */
export const LEADERBOARD_PATHS = [
  ...['public', 'daily', 'top-players', 'tournament'].map(
    (board) => `/api/v1/leaderboard/${board}`,
  ),
  ...['public', 'daily', 'top-players', 'tournament'].map((board) => `/v1/leaderboard/${board}`),
  '/api/v1/metrics/players',
  '/api/v1/leaderboard',
  '/leaderboard',
] as const

export interface LeaderboardRow {
  readonly rank: number
  readonly name: string
  /** Dollars. */
  readonly netWorth: number
  /** What the board ranks by, in dollars: the gain of its period, or net worth. */
  readonly score: number
  readonly address: string | null
  /** Whether the player may win prizes. */
  readonly proven: boolean
}

export interface GetLeaderboardParameters {
  readonly limit?: number
  readonly offset?: number
  readonly timeframe?: (typeof TIMEFRAMES)[number]
  readonly signal?: AbortSignal
}

const number = z.optional(z.number())
const text = z.optional(z.string())
/** Servers name the fields of a board in several ways; this server sends all of them. */
const rowsSchema = z.array(
  z.object({
    rank: number,
    position: number,
    street_name: text,
    streetName: text,
    name: text,
    address: text,
    net_worth: number,
    netWorth: number,
    score: number,
    proven: z.optional(z.boolean()),
  }),
)

/**
 * Returns the public board, requested without credentials. Rejects with the failure of the last path when every path
 * fails.
 */
export async function getLeaderboard(
  client: ApiClient,
  { signal, ...query }: GetLeaderboardParameters = {},
): Promise<readonly LeaderboardRow[]> {
  let failure: unknown
  for (const path of LEADERBOARD_PATHS) {
    try {
      const rows = await client.request(
        { ...leaderboardCall, path, response: rowsSchema },
        { query, credentials: 'omit', ...(signal ? { signal } : {}) },
      )
      return rows.map(toRow(query.offset ?? 0))
    } catch (reason) {
      failure = reason
      // The other paths have the same server, so trying them would only keep the player waiting.
      if (FINAL_CODES.some((code) => isApiError(reason, code))) break
    }
  }
  throw failure
}

const FINAL_CODES = ['aborted', 'network', 'timeout'] as const

type LooseRow = z.infer<typeof rowsSchema>[number]

function toRow(offset: number): (row: LooseRow, index: number) => LeaderboardRow {
  return (row, index) => ({
    rank: row.rank ?? row.position ?? offset + index + 1,
    name: row.street_name ?? row.streetName ?? row.name ?? row.address ?? '',
    netWorth: row.net_worth ?? row.netWorth ?? row.score ?? 0,
    score: row.score ?? row.net_worth ?? row.netWorth ?? 0,
    address: row.address ?? null,
    proven: row.proven ?? false,
  })
}
