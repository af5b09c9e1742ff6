import { createStore } from 'zustand/vanilla'
import { type ClientStorage } from '#src/browser/storage.ts'
import { STORED } from '#src/protocol/stored-values.ts'

export interface RecapState {
  /** 'player month day': for whom, up to which month it is told, and when it was last looked up. Each is told once. */
  readonly lookedUp: string | null
}
export interface RecapActions {
  recapLookedUp(mark: string): void
}
export type RecapStore = ReturnType<typeof createRecapStore>

export function createRecapStore(kept: ClientStorage) {
  return createStore<RecapState & RecapActions>()((set) => ({
    lookedUp: kept.read(STORED.recapLookedUp),
    recapLookedUp: (mark) => {
      kept.write(STORED.recapLookedUp, mark)
      set({ lookedUp: mark })
    },
  }))
}
