import { expect, test } from 'vitest'
import { readPlayerSettings } from '#src/protocol/player-settings.ts'

const AS_IT_COMES = { effects: true, textSize: 100, motion: 'system', sound: null }

test('default', () => {
  const kept = { effects: false, textSize: 150, motion: 'less', sound: true }
  expect(readPlayerSettings(kept)).toEqual(kept)
})

test('behavior: what is missing, unknown or no settings at all is as it comes', () => {
  for (const kept of [undefined, null, 7, 'loud', [], {}]) {
    expect(readPlayerSettings(kept)).toEqual(AS_IT_COMES)
  }
  expect(readPlayerSettings({ textSize: 300, motion: 'wild', sound: 'yes', effects: 0 })).toEqual(
    AS_IT_COMES,
  )
  expect(readPlayerSettings({ textSize: 300, sound: false })).toEqual({
    ...AS_IT_COMES,
    sound: false,
  })
})
