import { createStore } from 'zustand/vanilla'

/** What the page knows about its connection to the server. */
export interface LineState {
  /** Whether the server can be reached. */
  readonly isUp: boolean
  /** Whether the server serves another version of the page. */
  readonly hasNewVersion: boolean
}
export interface LineActions {
  changed(changes: Partial<LineState>): void
}
export type LineStore = ReturnType<typeof createLineStore>

export function createLineStore() {
  return createStore<LineState & LineActions>()((set) => ({
    isUp: true,
    hasNewVersion: false,
    changed: (changes) => set(changes),
  }))
}
