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

test('default: once, after 5 minutes', () => {
  const { pass, times } = setup()
  pass(5 * MINUTE - 1)
  expect(times()).toBe(0)
  pass(1)
  expect(times()).toBe(1)
  pass(60 * MINUTE)
  expect(times()).toBe(1)
})

test('behavior: whoever is there puts it off, and can go again', () => {
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

test('behavior: released, it says nothing', () => {
  const { page, pass, release, times } = setup()
  release()
  page.dispatchEvent(new Event('keydown'))
  pass(60 * MINUTE)
  expect(times()).toBe(0)
})
