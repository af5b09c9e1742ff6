import { expect, test } from 'vitest'
import { readPlayerSettings } from '#src/protocol/player-settings.ts'

const DEFAULT_SETTINGS = { effects: true, look: null, textSize: 100, motion: 'system', sound: null }

test('reads valid settings unchanged', () => {
  const stored = { effects: false, look: 'vga', textSize: 150, motion: 'less', sound: true }
  expect(readPlayerSettings(stored)).toEqual(stored)
})

test('replaces missing and invalid settings by their defaults', () => {
  for (const stored of [undefined, null, 7, 'loud', [], {}]) {
    expect(readPlayerSettings(stored)).toEqual(DEFAULT_SETTINGS)
  }
  expect(readPlayerSettings({ textSize: 300, motion: 'wild', sound: 'yes', effects: 0 })).toEqual(
    DEFAULT_SETTINGS,
  )
  expect(readPlayerSettings({ textSize: 300, sound: false })).toEqual({
    ...DEFAULT_SETTINGS,
    sound: false,
  })
})
