import { createStore } from 'zustand/vanilla'
import { type ClientStorage } from '#src/browser/storage.ts'
import { STORED } from '#src/protocol/stored-values.ts'

export interface RecapState {
  /**
   * 'player month day': the player id, the last month shown to them, and the day of the last lookup. Each month is
   * shown once.
   */
  readonly lookedUp: string | null
}
export interface RecapActions {
  recapLookedUp(mark: string): void
}
export type RecapStore = ReturnType<typeof createRecapStore>

export function createRecapStore(storage: ClientStorage) {
  return createStore<RecapState & RecapActions>()((set) => ({
    lookedUp: storage.read(STORED.recapLookedUp),
    recapLookedUp: (mark) => {
      storage.write(STORED.recapLookedUp, mark)
      set({ lookedUp: mark })
    },
  }))
}
