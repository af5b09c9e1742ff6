import { expect, test } from 'vitest'
import { PausableTime } from '#src/scenes/kit/pausable-time.ts'

test('follows the underlying clock', () => {
  const time = new PausableTime(100)
  expect(time.at(150)).toBe(150)
})

test('stops while paused and continues from the same time', () => {
  const time = new PausableTime(0)
  time.at(1_000)
  time.setPaused(true)
  time.setPaused(true)
  expect([time.at(1_500), time.at(5_000)]).toEqual([1_000, 1_000])
  time.setPaused(false)
  expect([time.at(5_000), time.at(5_016)]).toEqual([1_000, 1_016])
  time.setPaused(true)
  time.at(9_000)
  time.setPaused(false)
  expect(time.at(9_010)).toBe(1_026)
})
