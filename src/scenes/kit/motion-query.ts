import { type MediaQuery } from '#src/browser/media-queries.ts'
import { type SettingsStore } from '#src/stores/settings-store.ts'

/** Whether motion is reduced: by the player's choice, else by the system's. */
export function createMotionQuery(system: MediaQuery, settings: SettingsStore): MediaQuery {
  const matches = (): boolean => {
    const { motion } = settings.getState().preferences
    return motion === 'system' ? system.matches() : motion === 'less'
  }
  return {
    matches,
    onChange(run) {
      const endSystem = system.onChange(() => run(matches()))
      const endChoice = settings.subscribe(({ preferences }, before) => {
        if (preferences.motion !== before.preferences.motion) run(matches())
      })
      return () => {
        endSystem()
        endChoice()
      }
    },
  }
}
