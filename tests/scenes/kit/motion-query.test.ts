import { expect, test } from 'vitest'
import { type MediaQuery } from '#src/browser/media-queries.ts'
import { readPlayerSettings } from '#src/protocol/player-settings.ts'
import { createMotionQuery } from '#src/scenes/kit/motion-query.ts'
import { createSettingsStore } from '#src/stores/settings-store.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'

function setup() {
  let systemMatches = false
  const listeners = new Set<(matches: boolean) => void>()
  const system: MediaQuery = {
    matches: () => systemMatches,
    onChange(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
  }
  const settings = createSettingsStore(
    {
      reducedMotion: false,
      coarsePointer: false,
      debugLogs: false,
      tweak: null,
      calibration: { brightness: 100, contrast: 100 },
      preferences: readPlayerSettings(null),
      guidance: null,
      guide: 'open',
    },
    createMemoryStorage().storage,
  )
  const setSystem = (next: boolean): void => {
    systemMatches = next
    for (const run of [...listeners]) run(next)
  }
  return { setSystem, listeners, motion: createMotionQuery(system, settings), settings }
}

test('follows the system by default', () => {
  const { setSystem, motion } = setup()
  expect(motion.matches()).toBe(false)
  const changes: boolean[] = []
  motion.onChange((matches) => changes.push(matches))
  setSystem(true)
  expect(changes).toEqual([true])
})

test("prefers the player's choice to the system's", () => {
  const { setSystem, motion, settings } = setup()
  const changes: boolean[] = []
  const end = motion.onChange((matches) => changes.push(matches))
  settings.getState().preferred({ motion: 'less' })
  setSystem(true)
  settings.getState().preferred({ motion: 'full' })
  expect(changes).toEqual([true, true, false])
  end()
  settings.getState().preferred({ motion: 'less' })
  expect(changes).toHaveLength(3)
})
