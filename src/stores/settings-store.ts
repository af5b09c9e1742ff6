import { createStore } from 'zustand/vanilla'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type PlayerSettings } from '#src/protocol/player-settings.ts'
import { STORED } from '#src/protocol/stored-values.ts'

/** What the player has said to the guided deal: nothing yet, that it should be shown, or that it is over. */
export type GuideChoice = 'open' | 'taken' | 'closed'

/** Settings from the device, the URL and the player. */
export interface SettingsState {
  readonly reducedMotion: boolean
  readonly coarsePointer: boolean
  /** ?debugLogs=1 */
  readonly debugLogs: boolean
  /** ?tweak=crt */
  readonly tweak: 'crt' | null
  /** Brightness and contrast in percent, as the player has adjusted them; independent of the look. */
  readonly calibration: { readonly brightness: number; readonly contrast: number }
  /** The player's own choices, which override the device's. */
  readonly preferences: PlayerSettings
  /** The next step of the first-time guidance; null when it is over. */
  readonly guidance: number | null
  readonly guide: GuideChoice
}
export interface SettingsActions {
  changed(settings: Partial<SettingsState>): void
  /** Changes the calibration, and stores it for the next visit. */
  calibrated(calibration: SettingsState['calibration']): void
  /** Changes the player's choices, and stores them for the next visit. */
  preferred(changes: Partial<PlayerSettings>): void
  /** Shows a step of the guidance; null ends it permanently. */
  guidanceStepReached(step: number | null): void
  /** Takes up the guided deal or closes it, also for the next visit. */
  guideChosen(choice: 'taken' | 'closed'): void
}
export type SettingsStore = ReturnType<typeof createSettingsStore>

export function createSettingsStore(settings: SettingsState, storage: ClientStorage) {
  return createStore<SettingsState & SettingsActions>()((set, get) => ({
    ...settings,
    changed: (changes) => set(changes),
    calibrated(calibration) {
      storage.write(STORED.calibration, JSON.stringify(calibration))
      set({ calibration })
    },
    preferred(changes) {
      const preferences = { ...get().preferences, ...changes }
      storage.write(STORED.settings, JSON.stringify(preferences))
      set({ preferences })
    },
    guidanceStepReached(guidance) {
      if (guidance === null) storage.write(STORED.guided, '1')
      set({ guidance })
    },
    guideChosen(guide) {
      storage.write(STORED.guide, guide)
      set({ guide })
    },
  }))
}

/** Reads what is stored of the guided deal. */
export function readGuideChoice(stored: string | null): GuideChoice {
  return stored === 'taken' || stored === 'closed' ? stored : 'open'
}
