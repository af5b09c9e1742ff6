import { createStore } from 'zustand/vanilla'
import { type LeaderboardRow } from '#src/api/get-leaderboard.ts'
import { type OwnRanks } from '#src/api/get-own-ranks.ts'
import { type TIMEFRAMES } from '#src/protocol/calls/leaderboard.ts'

export type Timeframe = (typeof TIMEFRAMES)[number]

export interface LeaderboardState {
  /** Which board is shown. */
  readonly timeframe: Timeframe
  readonly rows: readonly LeaderboardRow[]
  /** The player's rank on each board; null for a visitor, and until the server has responded. */
  readonly own: OwnRanks | null
  /** `idle` until the first fetch. The rows stay during a refetch and after a failure. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The message of the last failure. */
  readonly reason: string | null
  /** When the rows arrived, by the page's clock; null while there are none. */
  readonly fetchedAt: number | null
}
export interface LeaderboardActions {
  /** Shows another board and drops the rows of the previous one. */
  timeframeSelected(timeframe: Timeframe): void
  fetchStarted(): void
  rowsArrived(rows: readonly LeaderboardRow[], nowMs: number): void
  ownArrived(own: OwnRanks | null): void
  fetchFailed(reason: string): void
  signedOut(): void
}
export type LeaderboardStore = ReturnType<typeof createLeaderboardStore>

const NOT_FETCHED = { rows: [], status: 'idle', reason: null, fetchedAt: null } as const

export function createLeaderboardStore() {
  return createStore<LeaderboardState & LeaderboardActions>()((set) => ({
    timeframe: 'all',
    ...NOT_FETCHED,
    own: null,
    timeframeSelected: (timeframe) => set({ timeframe, ...NOT_FETCHED }),
    fetchStarted: () => set({ status: 'loading' }),
    rowsArrived: (rows, fetchedAt) => set({ rows, status: 'ready', reason: null, fetchedAt }),
    ownArrived: (own) => set({ own }),
    fetchFailed: (reason) => set({ status: 'failed', reason }),
    signedOut: () => set({ own: null }),
  }))
}
