import { createStore } from 'zustand/vanilla'
import { type LeaderboardRow } from '#src/api/get-leaderboard.ts'
import { type OwnRanks } from '#src/api/get-own-ranks.ts'
import { type TIMEFRAMES } from '#src/protocol/calls/leaderboard.ts'

export type Timeframe = (typeof TIMEFRAMES)[number]

export interface LeaderboardState {
  /** Which board is looked at. */
  readonly timeframe: Timeframe
  readonly rows: readonly LeaderboardRow[]
  /** Where the player stands on each board; null while nobody is signed in, or has been told. */
  readonly own: OwnRanks | null
  /** `idle` until first asked for; rows stay while newer ones are fetched, and after a failure. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Of the last failure. */
  readonly reason: string | null
  /** When the rows came, by the page's clock; null while there are none. */
  readonly fetchedAt: number | null
}
export interface LeaderboardActions {
  /** Another board is looked at: its rows are not those of the one before. */
  chosen(timeframe: Timeframe): void
  fetchStarted(): void
  rowsArrived(rows: readonly LeaderboardRow[], nowMs: number): void
  ownArrived(own: OwnRanks | null): void
  fetchFailed(reason: string): void
  signedOut(): void
}
export type LeaderboardStore = ReturnType<typeof createLeaderboardStore>

const UNREAD = { rows: [], status: 'idle', reason: null, fetchedAt: null } as const

export function createLeaderboardStore() {
  return createStore<LeaderboardState & LeaderboardActions>()((set) => ({
    timeframe: 'all',
    ...UNREAD,
    own: null,
    chosen: (timeframe) => set({ timeframe, ...UNREAD }),
    fetchStarted: () => set({ status: 'loading' }),
    rowsArrived: (rows, fetchedAt) => set({ rows, status: 'ready', reason: null, fetchedAt }),
    ownArrived: (own) => set({ own }),
    fetchFailed: (reason) => set({ status: 'failed', reason }),
    signedOut: () => set({ own: null }),
  }))
}
