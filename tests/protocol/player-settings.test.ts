import { expect, test } from 'vitest'
import { readPlayerSettings } from '#src/protocol/player-settings.ts'

const DEFAULT_SETTINGS = { effects: true, textSize: 100, motion: 'system', sound: null }

test('default', () => {
  const kept = { effects: false, textSize: 150, motion: 'less', sound: true }
  expect(readPlayerSettings(kept)).toEqual(kept)
})

test('behavior: what is missing, unknown or no settings at all is as it comes', () => {
  for (const kept of [undefined, null, 7, 'loud', [], {}]) {
    expect(readPlayerSettings(kept)).toEqual(DEFAULT_SETTINGS)
  }
  expect(readPlayerSettings({ textSize: 300, motion: 'wild', sound: 'yes', effects: 0 })).toEqual(
    DEFAULT_SETTINGS,
  )
  expect(readPlayerSettings({ textSize: 300, sound: false })).toEqual({
    ...DEFAULT_SETTINGS,
    sound: false,
  })
})
