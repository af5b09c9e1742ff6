import { createStore } from 'zustand/vanilla'

/** What the device, the address bar and the player ask of the page. */
export interface SettingsState {
  readonly reducedMotion: boolean
  readonly coarsePointer: boolean
  /** ?debugLogs=1 */
  readonly debugLogs: boolean
  /** ?tweak=crt */
  readonly tweak: 'crt' | null
}
export interface SettingsActions {
  changed(settings: Partial<SettingsState>): void
}
export type SettingsStore = ReturnType<typeof createSettingsStore>

export function createSettingsStore(settings: SettingsState) {
  return createStore<SettingsState & SettingsActions>()((set) => ({
    ...settings,
    changed: (changes) => set(changes),
  }))
}
