import { createStore } from 'zustand/vanilla'
import { type LeaderboardRow } from '#src/api/get-leaderboard.ts'

export interface LeaderboardState {
  readonly rows: readonly LeaderboardRow[]
  /** `idle` until first asked for; rows stay while newer ones are fetched, and after a failure. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Of the last failure. */
  readonly reason: string | null
  /** When the rows came, by the page's clock; null while there are none. */
  readonly fetchedAt: number | null
}
export interface LeaderboardActions {
  fetchStarted(): void
  rowsArrived(rows: readonly LeaderboardRow[], nowMs: number): void
  fetchFailed(reason: string): void
}
export type LeaderboardStore = ReturnType<typeof createLeaderboardStore>

export function createLeaderboardStore() {
  return createStore<LeaderboardState & LeaderboardActions>()((set) => ({
    rows: [],
    status: 'idle',
    reason: null,
    fetchedAt: null,
    fetchStarted: () => set({ status: 'loading' }),
    rowsArrived: (rows, fetchedAt) => set({ rows, status: 'ready', reason: null, fetchedAt }),
    fetchFailed: (reason) => set({ status: 'failed', reason }),
  }))
}
