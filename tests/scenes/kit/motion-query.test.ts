import { expect, test } from 'vitest'
import { type MediaQuery } from '#src/browser/media-queries.ts'
import { readPlayerSettings } from '#src/protocol/player-settings.ts'
import { createMotionQuery } from '#src/scenes/kit/motion-query.ts'
import { createSettingsStore } from '#src/stores/settings-store.ts'
import { memoryKept } from '#tests/support/storages.ts'

function setup() {
  let asked = false
  const listeners = new Set<(matches: boolean) => void>()
  const system: MediaQuery = {
    matches: () => asked,
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
    },
    memoryKept().kept,
  )
  const ask = (next: boolean): void => {
    asked = next
    for (const run of [...listeners]) run(next)
  }
  return { ask, listeners, motion: createMotionQuery(system, settings), settings }
}

test('default: as the system asks', () => {
  const { ask, motion } = setup()
  expect(motion.matches()).toBe(false)
  const heard: boolean[] = []
  motion.onChange((matches) => heard.push(matches))
  ask(true)
  expect(heard).toEqual([true])
})

test('behavior: what the player chose counts, whatever the system asks', () => {
  const { ask, motion, settings } = setup()
  const heard: boolean[] = []
  const end = motion.onChange((matches) => heard.push(matches))
  settings.getState().preferred({ motion: 'less' })
  ask(true)
  settings.getState().preferred({ motion: 'full' })
  expect(heard).toEqual([true, true, false])
  end()
  settings.getState().preferred({ motion: 'less' })
  expect(heard).toHaveLength(3)
})
