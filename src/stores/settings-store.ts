import { createStore } from 'zustand/vanilla'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type PlayerSettings } from '#src/protocol/player-settings.ts'
import { STORED } from '#src/protocol/stored-values.ts'

/** What the device, the address bar and the player ask of the page. */
export interface SettingsState {
  readonly reducedMotion: boolean
  readonly coarsePointer: boolean
  /** ?debugLogs=1 */
  readonly debugLogs: boolean
  /** ?tweak=crt */
  readonly tweak: 'crt' | null
  /** How bright and how far apart light and dark are on this screen for these eyes, in percent; no look touches it. */
  readonly calibration: { readonly brightness: number; readonly contrast: number }
  /** What the player has set, whatever the device asks for. */
  readonly preferences: PlayerSettings
  /** Which step of the first-time guidance is next; null where the player was shown round. */
  readonly guidance: number | null
}
export interface SettingsActions {
  changed(settings: Partial<SettingsState>): void
  /** Kept for the next visit. */
  calibrated(calibration: SettingsState['calibration']): void
  /** Kept for the next visit. */
  preferred(changes: Partial<PlayerSettings>): void
  /** The guidance goes on to a step; null ends it for good. */
  guidedTo(step: number | null): void
}
export type SettingsStore = ReturnType<typeof createSettingsStore>

export function createSettingsStore(settings: SettingsState, kept: ClientStorage) {
  return createStore<SettingsState & SettingsActions>()((set, get) => ({
    ...settings,
    changed: (changes) => set(changes),
    calibrated(calibration) {
      kept.write(STORED.calibration, JSON.stringify(calibration))
      set({ calibration })
    },
    preferred(changes) {
      const preferences = { ...get().preferences, ...changes }
      kept.write(STORED.settings, JSON.stringify(preferences))
      set({ preferences })
    },
    guidedTo(guidance) {
      if (guidance === null) kept.write(STORED.guided, '1')
      set({ guidance })
    },
  }))
}
