import { expect, test } from 'vitest'
import { watchIdle } from '#src/browser/watch-idle.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'

const MINUTE = 60_000

function setup() {
  const page = new EventTarget()
  const timers = createManualTimers()
  let times = 0
  const release = watchIdle(page as Window, timers, () => {
    times += 1
  })
  const pass = (ms: number): void => timers.beat(timers.now() + ms)
  return { page, pass, release, times: () => times }
}

test('runs once after 5 idle minutes', () => {
  const { pass, times } = setup()
  pass(5 * MINUTE - 1)
  expect(times()).toBe(0)
  pass(1)
  expect(times()).toBe(1)
  pass(60 * MINUTE)
  expect(times()).toBe(1)
})

test('starts again at each activity, and runs again in the next idle period', () => {
  const { page, pass, times } = setup()
  for (const sign of ['pointermove', 'keydown', 'wheel', 'input', 'pointerdown']) {
    pass(4 * MINUTE)
    page.dispatchEvent(new Event(sign))
  }
  pass(5 * MINUTE - 1)
  expect(times()).toBe(0)
  pass(1)
  expect(times()).toBe(1)
  page.dispatchEvent(new Event('keydown'))
  pass(5 * MINUTE)
  expect(times()).toBe(2)
})

test('does not run after its release', () => {
  const { page, pass, release, times } = setup()
  release()
  page.dispatchEvent(new Event('keydown'))
  pass(60 * MINUTE)
  expect(times()).toBe(0)
})
